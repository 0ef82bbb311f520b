-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "follow_due" TIMESTAMPTZ(3),
ADD COLUMN     "followed_by" TEXT;

-- Ends that nothing has been told of yet: few, however many matches there are.
CREATE INDEX "matches_follow_due" ON "matches" ("follow_due") WHERE "follow_due" IS NOT NULL;
