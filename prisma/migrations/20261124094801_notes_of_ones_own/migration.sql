-- CreateTable
CREATE TABLE "match_notes" (
    "id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "step" INTEGER,
    "body" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "match_notes_user_id_match_id_idx" ON "match_notes"("user_id", "match_id");

-- CreateIndex
CREATE INDEX "match_notes_match_id_idx" ON "match_notes"("match_id");

-- AddForeignKey
ALTER TABLE "match_notes" ADD CONSTRAINT "match_notes_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_notes" ADD CONSTRAINT "match_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
