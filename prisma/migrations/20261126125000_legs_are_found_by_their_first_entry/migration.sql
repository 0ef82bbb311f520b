-- CL-171: the legs of a division are found by the entries that are named first in them, without a look at the whole event.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "event_legs_a_idx" ON "event_legs" ("a");
