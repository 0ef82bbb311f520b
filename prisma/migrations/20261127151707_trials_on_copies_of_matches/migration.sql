-- CreateTable
CREATE TABLE "trials" (
    "id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "side" TEXT,
    "player" INTEGER,
    "guess" INTEGER,
    "title" TEXT NOT NULL,
    "nodes" JSON NOT NULL,
    "orders" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trials_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "trials_user_id_updated_at_idx" ON "trials"("user_id", "updated_at");

-- CreateIndex
CREATE INDEX "trials_match_id_idx" ON "trials"("match_id");

-- AddForeignKey
ALTER TABLE "trials" ADD CONSTRAINT "trials_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
