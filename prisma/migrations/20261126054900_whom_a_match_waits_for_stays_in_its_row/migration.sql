-- Rows of matches are kept so short that even whom they wait for was stored outside of them: a desk, which is put in order by that, read
-- six pages more for each of its matches, and each turn wrote one row more. It stays in the row from now on: a match that was there
-- has it so after its next turn.
ALTER TABLE "matches" ALTER COLUMN "waiting_for" SET STORAGE PLAIN;
