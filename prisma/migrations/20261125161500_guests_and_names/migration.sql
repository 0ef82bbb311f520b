-- AlterTable
ALTER TABLE "users" ADD COLUMN     "guest" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "guest_id" TEXT,
ADD COLUMN     "lessons" JSONB,
ADD COLUMN     "named" BOOLEAN NOT NULL DEFAULT true;

-- Guests are few and go soon: they are counted and found without looking at all people.
CREATE INDEX "users_guests" ON "users" ("created_at") WHERE "guest";

-- Who came by a mailed link was called by the first part of their address, which others saw. They are asked for a name once. Those
-- who have neither a password nor a token never chose one, and get a neutral one until then.
UPDATE "users" SET "named" = false
WHERE NOT "demo" AND "bot" IS NULL AND "name" = left(split_part("email", '@', 1), 40);

UPDATE "users" u SET "name" = 'Newcomer ' || (1000 + floor(random() * 9000))::int
WHERE NOT u."named"
  AND NOT EXISTS (SELECT 1 FROM "accounts" a WHERE a."user_id" = u."id" AND a."password" IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM "access_tokens" t WHERE t."user_id" = u."id");
