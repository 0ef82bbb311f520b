-- AlterTable
ALTER TABLE "users" ADD COLUMN     "match_limit" INTEGER;

-- CreateTable
CREATE TABLE "club_removals" (
    "club_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_removals_pkey" PRIMARY KEY ("club_id","user_id")
);

-- CreateIndex
CREATE INDEX "club_removals_user_id_idx" ON "club_removals"("user_id");

-- AddForeignKey
ALTER TABLE "club_removals" ADD CONSTRAINT "club_removals_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_removals" ADD CONSTRAINT "club_removals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
