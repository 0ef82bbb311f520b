-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "draw_declined" JSONB NOT NULL DEFAULT '{}';
