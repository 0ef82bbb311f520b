-- CreateTable
CREATE TABLE "event_cases" (
    "event_id" TEXT NOT NULL,
    "leg_id" TEXT NOT NULL,
    "nth" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "cause" TEXT NOT NULL,
    "stopped" BOOLEAN NOT NULL,
    "opener_id" TEXT,
    "reason" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "evidence" JSONB,
    "evidence_hash" TEXT,
    "evaluation" JSONB,
    "statements" JSONB NOT NULL DEFAULT '[]',
    "openings" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "event_cases_pkey" PRIMARY KEY ("leg_id","nth")
);

-- CreateIndex
CREATE INDEX "event_cases_event_id_idx" ON "event_cases"("event_id");

-- AddForeignKey
ALTER TABLE "event_cases" ADD CONSTRAINT "event_cases_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
