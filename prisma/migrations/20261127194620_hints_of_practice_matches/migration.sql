-- AlterTable
ALTER TABLE "match_seats" ADD COLUMN     "hint" JSONB;
