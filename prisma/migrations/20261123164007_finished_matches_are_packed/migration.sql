-- A column without a default and an empty table: nothing that is there is written, and processes of before know of neither.
ALTER TABLE "matches" ADD COLUMN "packed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "packed_steps" (
    "match_id" TEXT NOT NULL,
    "sides" TEXT[],
    "record" BYTEA NOT NULL,

    CONSTRAINT "packed_steps_pkey" PRIMARY KEY ("match_id")
);

-- AddForeignKey
ALTER TABLE "packed_steps" ADD CONSTRAINT "packed_steps_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The record is compressed already.
ALTER TABLE "packed_steps" ALTER COLUMN "record" SET STORAGE EXTERNAL;

-- What is to be packed is found among what is not. Made while matches are played: no turn waits for it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "matches_to_pack" ON "matches" ("finished_at") WHERE "status" = 'finished' AND "packed_at" IS NULL;
