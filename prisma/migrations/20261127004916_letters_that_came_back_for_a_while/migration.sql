-- AlterTable
ALTER TABLE "users" ADD COLUMN     "mail_trouble" JSONB;
