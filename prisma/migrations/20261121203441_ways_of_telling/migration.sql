-- CreateEnum
CREATE TYPE "webhook_format" AS ENUM ('fieldpost', 'discord', 'slack');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "feed_key" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mail_bounce" TEXT,
ADD COLUMN     "telling" JSONB;

-- AlterTable
ALTER TABLE "dispatches" ADD COLUMN     "acted_at" TIMESTAMPTZ(3),
ADD COLUMN     "answer" TEXT,
ADD COLUMN     "cause_id" TEXT,
ADD COLUMN     "decided" JSONB,
ADD COLUMN     "digest" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "target" TEXT;

-- CreateTable
CREATE TABLE "match_tellings" (
    "user_id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "telling" JSONB NOT NULL,

    CONSTRAINT "match_tellings_pkey" PRIMARY KEY ("user_id","match_id")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "format" "webhook_format" NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "overlap_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "last_ok_at" TIMESTAMPTZ(3),
    "off_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_devices" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_ok_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_mails" (
    "id" TEXT NOT NULL,
    "dispatch_id" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbound_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhooks_user_id_idx" ON "webhooks"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");

-- CreateIndex
CREATE INDEX "push_devices_user_id_idx" ON "push_devices"("user_id");

-- CreateIndex
CREATE INDEX "inbound_mails_at_idx" ON "inbound_mails"("at");

-- CreateIndex
CREATE INDEX "dispatches_cause_id_idx" ON "dispatches"("cause_id");

-- AddForeignKey
ALTER TABLE "match_tellings" ADD CONSTRAINT "match_tellings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_tellings" ADD CONSTRAINT "match_tellings_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
