-- Who looks for a person may know the last word of their name alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_words_idx" ON "users" USING gin (to_tsvector('simple', "name"));
