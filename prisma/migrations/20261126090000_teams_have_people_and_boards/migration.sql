-- AlterTable
ALTER TABLE "event_entries" ADD COLUMN     "place" INTEGER,
ADD COLUMN     "team_id" TEXT,
ADD COLUMN     "team_name" TEXT;

-- AlterTable
ALTER TABLE "event_legs" ADD COLUMN     "board" INTEGER;
