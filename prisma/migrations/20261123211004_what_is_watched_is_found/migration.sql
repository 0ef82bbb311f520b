-- Matches that anybody may watch, by when they ended or began: of all games, and of one. Made while matches are played. No turn
-- writes to a column that is named here.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "matches_watched_idx" ON "matches"
  ((coalesce("finished_at", "started_at", "created_at")) DESC, "id" DESC) WHERE "listed" AND "status" <> 'open';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "matches_watched_game_idx" ON "matches"
  ("rule_set", (coalesce("finished_at", "started_at", "created_at")) DESC, "id" DESC) WHERE "listed" AND "status" <> 'open';
-- People by the beginning of their name.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_begins_idx" ON "users" (lower("name") text_pattern_ops);
