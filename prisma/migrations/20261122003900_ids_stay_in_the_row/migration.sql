-- Rows of matches are kept so short that even their ids were stored outside of them, and each update asks for an id once for every
-- table that refers to matches. The ids stay in the row, from now on and in the rows that are there.
ALTER TABLE "matches" ALTER COLUMN "id" SET STORAGE PLAIN, ALTER COLUMN "creator_id" SET STORAGE PLAIN,
  ALTER COLUMN "rematch_of_id" SET STORAGE PLAIN;
UPDATE "matches" SET "id" = "id" || '', "creator_id" = "creator_id" || '', "rematch_of_id" = "rematch_of_id" || '';
-- Few dispatches follow from another one: only those are kept in the index.
DROP INDEX "dispatches_cause_id_idx";
CREATE INDEX "dispatches_cause" ON "dispatches" ("cause_id") WHERE "cause_id" IS NOT NULL;
