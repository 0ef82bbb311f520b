-- The sweep removes webhooks whose address is gone some days after they were switched off.
CREATE INDEX "webhooks_off_at_idx" ON "webhooks"("off_at");
