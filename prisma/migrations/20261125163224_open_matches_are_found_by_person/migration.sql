-- What somebody has opened is counted, and is among their own matches while it waits: found without reading all that wait. Made
-- while matches are played.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "matches_creator_id_idx" ON "matches" ("creator_id");
