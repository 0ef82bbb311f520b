-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN     "front_id" TEXT,
ADD COLUMN     "group" INTEGER;

-- CreateTable
CREATE TABLE "fronts" (
    "id" TEXT NOT NULL,
    "club_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rules" TEXT NOT NULL,
    "options" JSON NOT NULL,
    "settings" JSON NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "table" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fronts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "fronts_club_id_created_at_idx" ON "fronts"("club_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "campaigns_front_id_group_key" ON "campaigns"("front_id", "group");

-- AddForeignKey
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_front_id_fkey" FOREIGN KEY ("front_id") REFERENCES "fronts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fronts" ADD CONSTRAINT "fronts_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
