-- CreateTable
CREATE TABLE "campaigns" (
    "id" TEXT NOT NULL,
    "rules" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "listed" BOOLEAN NOT NULL DEFAULT false,
    "solo" BOOLEAN NOT NULL DEFAULT false,
    "owner_id" TEXT NOT NULL,
    "options" JSON NOT NULL,
    "settings" JSON NOT NULL,
    "head" TEXT,
    "seq" INTEGER NOT NULL DEFAULT -1,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "course" BYTEA,
    "waits" JSONB NOT NULL DEFAULT '[]',
    "deadline" TIMESTAMPTZ(3),
    "remind_at" TIMESTAMPTZ(3),
    "act_at" TIMESTAMPTZ(3),
    "motion" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign_seats" (
    "campaign_id" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "player" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "campaign_seats_pkey" PRIMARY KEY ("campaign_id","side","player","since")
);

-- CreateTable
CREATE TABLE "campaign_entries" (
    "campaign_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "prev" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "body" JSON NOT NULL,
    "hash" TEXT NOT NULL,
    "state" JSON NOT NULL,

    CONSTRAINT "campaign_entries_pkey" PRIMARY KEY ("campaign_id","seq")
);

-- CreateTable
CREATE TABLE "campaign_battles" (
    "match_id" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "battle" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "campaign_battles_pkey" PRIMARY KEY ("match_id")
);

-- CreateTable
CREATE TABLE "campaign_papers" (
    "campaign_id" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "body" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "campaign_papers_pkey" PRIMARY KEY ("campaign_id","side","about")
);

-- CreateTable
CREATE TABLE "campaign_receipts" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "request" BYTEA NOT NULL,
    "response" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "campaign_receipts_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE INDEX "campaigns_listed_created_at_idx" ON "campaigns"("listed", "created_at");

-- CreateIndex
CREATE INDEX "campaigns_owner_id_idx" ON "campaigns"("owner_id");

-- CreateIndex
CREATE INDEX "campaign_seats_user_id_idx" ON "campaign_seats"("user_id");

-- CreateIndex
CREATE INDEX "campaign_battles_campaign_id_battle_idx" ON "campaign_battles"("campaign_id", "battle");

-- CreateIndex
CREATE INDEX "campaign_receipts_at_idx" ON "campaign_receipts"("at");

-- AddForeignKey
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_seats" ADD CONSTRAINT "campaign_seats_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_seats" ADD CONSTRAINT "campaign_seats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_entries" ADD CONSTRAINT "campaign_entries_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_battles" ADD CONSTRAINT "campaign_battles_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_papers" ADD CONSTRAINT "campaign_papers_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_receipts" ADD CONSTRAINT "campaign_receipts_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_receipts" ADD CONSTRAINT "campaign_receipts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is due is found among few, however many campaigns there are.
CREATE INDEX "campaigns_deadline" ON "campaigns" ("deadline") WHERE "deadline" IS NOT NULL;
CREATE INDEX "campaigns_act_at" ON "campaigns" ("act_at") WHERE "act_at" IS NOT NULL;
CREATE INDEX "campaigns_remind_at" ON "campaigns" ("remind_at") WHERE "remind_at" IS NOT NULL;
