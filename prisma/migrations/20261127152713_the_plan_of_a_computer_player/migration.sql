-- AlterTable
ALTER TABLE "match_seats" ADD COLUMN     "plan" JSONB;
