-- A browser that was signed up for push is told no longer than the session, or the token, lasts in which it was.
ALTER TABLE "push_devices" ADD COLUMN "session_id" TEXT,
ADD COLUMN "token_id" TEXT;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "push_devices_session_id_idx" ON "push_devices"("session_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "push_devices_token_id_idx" ON "push_devices"("token_id");
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "push_devices" VALIDATE CONSTRAINT "push_devices_session_id_fkey";
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_token_id_fkey" FOREIGN KEY ("token_id") REFERENCES "access_tokens"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "push_devices" VALIDATE CONSTRAINT "push_devices_token_id_fkey";
