-- By what a name is found: any three letters of it that follow one another, and its first and its first two behind a caret.
CREATE FUNCTION name_parts(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  'SELECT array(SELECT substr(lower($1), n, 3) FROM generate_series(1, length(lower($1)) - 2) n
    UNION SELECT ''^'' || left(lower($1), n) FROM generate_series(1, 2) n)';
-- An operator finds people by a part of their name and by the beginning of their address, without reading all of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_parts_idx" ON "users" USING gin (name_parts("name"));
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_email_begins_idx" ON "users" ("email" text_pattern_ops);
