-- AlterTable
ALTER TABLE "users" ADD COLUMN     "calendar_told" JSONB;
