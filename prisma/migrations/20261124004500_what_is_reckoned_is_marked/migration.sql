-- Columns without a default: nothing that is there is written, and processes of before know of neither.
ALTER TABLE "matches" ADD COLUMN "reckoned_at" TIMESTAMPTZ(3);
ALTER TABLE "match_facts" ADD COLUMN "leads" INTEGER;
-- What is to be reckoned is found among what is not. Made while matches are played: no turn waits for it. It is empty but for minutes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "matches_to_reckon" ON "matches" ("finished_at") WHERE "status" = 'finished' AND "reckoned_at" IS NULL;
