-- CreateTable
CREATE TABLE "followed_people" (
    "user_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "followed_people_pkey" PRIMARY KEY ("user_id","person_id")
);

-- CreateTable
CREATE TABLE "followed_matches" (
    "user_id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "followed_matches_pkey" PRIMARY KEY ("user_id","match_id")
);

-- CreateIndex
CREATE INDEX "followed_matches_match_id_idx" ON "followed_matches"("match_id");

-- AddForeignKey
ALTER TABLE "followed_people" ADD CONSTRAINT "followed_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "followed_people" ADD CONSTRAINT "followed_people_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "followed_matches" ADD CONSTRAINT "followed_matches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "followed_matches" ADD CONSTRAINT "followed_matches_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
