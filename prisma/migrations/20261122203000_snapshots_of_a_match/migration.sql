-- CreateTable
CREATE TABLE "match_snapshots" (
    "match_id" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "state" JSON NOT NULL,

    CONSTRAINT "match_snapshots_pkey" PRIMARY KEY ("match_id","step")
);

-- AddForeignKey
ALTER TABLE "match_snapshots" ADD CONSTRAINT "match_snapshots_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
