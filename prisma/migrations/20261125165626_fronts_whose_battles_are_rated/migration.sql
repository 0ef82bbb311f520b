-- AlterTable
ALTER TABLE "fronts" ADD COLUMN     "rated" BOOLEAN NOT NULL DEFAULT false;
