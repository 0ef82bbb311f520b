-- AlterTable
ALTER TABLE "match_seats" ADD COLUMN     "out_since" TIMESTAMPTZ(3);
