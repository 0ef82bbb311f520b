-- No index names what changes of a notification any more, and each page keeps room for what its rows become: one that is shown on
-- a page grows to nearly three times its size once it is decided by which ways it goes out. So a change
-- touches no index. A process of before finds what was left behind without these two: later, and rightly.
DROP INDEX CONCURRENTLY IF EXISTS "notifications_waiting";
DROP INDEX CONCURRENTLY IF EXISTS "notifications_failed";
ALTER TABLE "notifications" SET (fillfactor = 35);
