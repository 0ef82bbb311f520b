-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN     "vacations" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "campaign_battles" ADD COLUMN     "falls" JSONB;
