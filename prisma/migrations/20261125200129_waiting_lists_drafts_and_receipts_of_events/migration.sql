-- AlterTable
ALTER TABLE "club_events" ADD COLUMN     "draft" JSONB;

-- AlterTable
ALTER TABLE "event_entries" ADD COLUMN     "answer_by" TIMESTAMPTZ(3),
ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "event_receipts" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "request" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_receipts_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE INDEX "event_receipts_at_idx" ON "event_receipts"("at");

-- AddForeignKey
ALTER TABLE "event_receipts" ADD CONSTRAINT "event_receipts_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_receipts" ADD CONSTRAINT "event_receipts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
