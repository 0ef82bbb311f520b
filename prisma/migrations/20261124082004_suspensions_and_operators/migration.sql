-- AlterTable
ALTER TABLE "users" ADD COLUMN     "operator" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "suspended_for" TEXT,
ADD COLUMN     "suspended_until" TIMESTAMPTZ(3);
