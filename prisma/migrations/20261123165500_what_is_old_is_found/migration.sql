-- What is to be forgotten is found by its age. Made while matches are played: no turn waits for it. Neither column ever changes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_created_at_idx" ON "notifications" ("created_at");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "response_times_at_idx" ON "response_times" ("at");
