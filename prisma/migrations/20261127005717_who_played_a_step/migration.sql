-- AlterTable
ALTER TABLE "match_seats" ADD COLUMN     "answered_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "played_by" TEXT;
