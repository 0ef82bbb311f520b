-- CreateTable
CREATE TABLE "campaign_tellings" (
    "user_id" TEXT NOT NULL,
    "campaign_id" TEXT NOT NULL,
    "preferences" JSONB NOT NULL,

    CONSTRAINT "campaign_tellings_pkey" PRIMARY KEY ("user_id","campaign_id")
);

-- CreateIndex
CREATE INDEX "campaign_tellings_campaign_id_idx" ON "campaign_tellings"("campaign_id");

-- AddForeignKey
ALTER TABLE "campaign_tellings" ADD CONSTRAINT "campaign_tellings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_tellings" ADD CONSTRAINT "campaign_tellings_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;
