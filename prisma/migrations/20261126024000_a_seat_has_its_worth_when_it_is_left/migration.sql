-- AlterTable
ALTER TABLE "hand_overs" ADD COLUMN     "worth" JSONB;
