-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "stamp" UUID NOT NULL DEFAULT gen_random_uuid();
