-- No index names what changes of a notification any more, and each page keeps room for what its rows are changed to: so a change
-- touches no index. Until it ends, a process of before finds what was left behind by the other indexes: later, and rightly.
DROP INDEX CONCURRENTLY IF EXISTS "notifications_waiting";
DROP INDEX CONCURRENTLY IF EXISTS "notifications_failed";
ALTER TABLE "notifications" SET (fillfactor = 75);
