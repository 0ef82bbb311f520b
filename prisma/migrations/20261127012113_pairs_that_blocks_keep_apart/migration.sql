-- CreateTable
CREATE TABLE "event_barrings" (
    "event_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "pairs" JSONB NOT NULL,
    "salt" TEXT NOT NULL,

    CONSTRAINT "event_barrings_pkey" PRIMARY KEY ("event_id","hash")
);

-- AddForeignKey
ALTER TABLE "event_barrings" ADD CONSTRAINT "event_barrings_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
