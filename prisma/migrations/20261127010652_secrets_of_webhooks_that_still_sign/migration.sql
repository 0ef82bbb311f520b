-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "overlap_from" INTEGER;
