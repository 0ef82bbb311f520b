-- AlterTable
ALTER TABLE "match_facts" ADD COLUMN     "armies" JSONB;
