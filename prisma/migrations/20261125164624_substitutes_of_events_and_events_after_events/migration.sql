-- AlterTable
ALTER TABLE "club_events" ADD COLUMN     "after_id" TEXT;

-- AlterTable
ALTER TABLE "event_entries" ADD COLUMN     "found_at" TIMESTAMPTZ(3),
ADD COLUMN     "sought_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "event_stand_bys" (
    "event_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_stand_bys_pkey" PRIMARY KEY ("event_id","user_id")
);

-- CreateTable
CREATE TABLE "event_offers" (
    "event_id" TEXT NOT NULL,
    "entry_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "leaver_id" TEXT,

    CONSTRAINT "event_offers_pkey" PRIMARY KEY ("entry_id","user_id")
);

-- CreateIndex
CREATE INDEX "event_stand_bys_user_id_idx" ON "event_stand_bys"("user_id");

-- CreateIndex
CREATE INDEX "event_offers_event_id_idx" ON "event_offers"("event_id");

-- CreateIndex
CREATE INDEX "event_offers_user_id_idx" ON "event_offers"("user_id");

-- AddForeignKey
ALTER TABLE "event_stand_bys" ADD CONSTRAINT "event_stand_bys_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_stand_bys" ADD CONSTRAINT "event_stand_bys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_offers" ADD CONSTRAINT "event_offers_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_offers" ADD CONSTRAINT "event_offers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
