-- A match is updated at every step: room on its page keeps those updates out of the indexes, and what seldom changes (set-up,
-- state) lies outside the row, so that an update does not write it again.
ALTER TABLE "matches" SET (fillfactor = 60, toast_tuple_target = 256);
