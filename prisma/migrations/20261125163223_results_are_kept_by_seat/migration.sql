-- A column without a default: nothing that is there is written.
ALTER TABLE "match_seats" ADD COLUMN "result" TEXT;
