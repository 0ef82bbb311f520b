-- The sweep looks for letters that wait, and the lobby for seats that are open: among few, however many there are in all.
CREATE INDEX "dispatches_waiting" ON "dispatches" ((coalesce("due_at", "created_at"))) WHERE "state" IN ('queued', 'sending');
CREATE INDEX "match_seats_vacant" ON "match_seats" ("vacant_since") WHERE "vacant_since" IS NOT NULL;
