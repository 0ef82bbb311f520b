-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "spectator_delay" INTEGER NOT NULL DEFAULT 0;
