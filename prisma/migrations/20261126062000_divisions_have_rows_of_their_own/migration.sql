-- What is in the column of an event that is there stays there until its tables are written next.
-- AlterTable
ALTER TABLE "club_events" ADD COLUMN     "differs" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "event_divisions" (
    "event_id" TEXT NOT NULL,
    "nth" INTEGER NOT NULL,
    "tier" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "entries" TEXT[],
    "tables" JSONB NOT NULL,

    CONSTRAINT "event_divisions_pkey" PRIMARY KEY ("event_id","nth")
);

-- AddForeignKey
ALTER TABLE "event_divisions" ADD CONSTRAINT "event_divisions_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
