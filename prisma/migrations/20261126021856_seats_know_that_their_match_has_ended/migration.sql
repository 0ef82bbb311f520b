-- Columns without a default: nothing that is there is written. What has ended before is filled in afterwards, a few at a time, with
-- the triggers that keep them (packages/config/src/migrations/ended-seats.ts).
ALTER TABLE "match_seats" ADD COLUMN     "army" TEXT,
ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "listed" BOOLEAN,
ADD COLUMN     "rule_set" TEXT,
ADD COLUMN     "scenario" TEXT;

-- What somebody plays, and what they have played, the latest first. Made while matches are played, and before the one that it
-- replaces is dropped.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "match_seats_user_id_ended_at_match_id_idx" ON "match_seats" ("user_id", "ended_at" DESC, "match_id" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "match_seats_user_id_idx";

-- What somebody has opened that still waits: not all that they ever opened.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "matches_open_of" ON "matches" ("creator_id") WHERE "status" = 'open';
