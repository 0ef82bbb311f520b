-- CreateTable
CREATE TABLE "drawn_scenarios" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "rule_set" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "document" JSON NOT NULL,
    "share_key" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "drawn_scenarios_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "drawn_scenarios_share_key_key" ON "drawn_scenarios"("share_key");

-- CreateIndex
CREATE INDEX "drawn_scenarios_owner_id_updated_at_idx" ON "drawn_scenarios"("owner_id", "updated_at");

-- AddForeignKey
ALTER TABLE "drawn_scenarios" ADD CONSTRAINT "drawn_scenarios_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
