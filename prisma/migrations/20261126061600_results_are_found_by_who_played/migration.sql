-- What somebody has played in the weeks that are not rated yet: found by them, not by reading all results of the week.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "rated_results_of_people" ON "rated_results" USING gin ("sides" jsonb_path_ops);
