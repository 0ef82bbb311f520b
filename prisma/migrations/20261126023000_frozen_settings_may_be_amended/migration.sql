-- AlterTable
ALTER TABLE "club_events" ADD COLUMN     "genesis" JSONB;
