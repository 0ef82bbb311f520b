-- An empty table beside the others: processes of before know nothing of it. The triggers that fill it come after this migration
-- (packages/config/src/migrations/unsent.ts), for a script is cut at every semicolon, that of a function's body too.
CREATE TABLE "unsent_notifications" (
    "id" TEXT NOT NULL,
    "failed" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unsent_notifications_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "unsent_notifications_failed_at_idx" ON "unsent_notifications"("failed", "at");

-- Small, and all of it comes and goes: what is dead goes soon, or the search for the oldest would walk over it.
ALTER TABLE "unsent_notifications" SET (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0.05);
