-- AlterTable
ALTER TABLE "rated_results" ADD COLUMN     "only_side" TEXT;
