-- What an operator is to look at is found without reading what went well.
CREATE INDEX "dispatches_failed" ON "dispatches" ("created_at") WHERE "state" = 'failed';
