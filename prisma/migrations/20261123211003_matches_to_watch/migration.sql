-- CreateTable
CREATE TABLE "match_facts" (
    "match_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "winner" TEXT,
    "reason" TEXT NOT NULL,
    "turns" INTEGER,
    "lost" INTEGER,
    "margin" INTEGER,
    "company" TEXT NOT NULL,

    CONSTRAINT "match_facts_pkey" PRIMARY KEY ("match_id")
);

-- CreateIndex
CREATE INDEX "match_facts_at_idx" ON "match_facts"("at");

-- CreateIndex
CREATE INDEX "match_facts_turns_match_id_idx" ON "match_facts"("turns" DESC, "match_id" DESC);

-- AddForeignKey
ALTER TABLE "match_facts" ADD CONSTRAINT "match_facts_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
