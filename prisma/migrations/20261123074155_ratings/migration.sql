-- AlterTable
ALTER TABLE "event_entries" ADD COLUMN     "absent" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "rating_pools" (
    "game" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "closed_week" INTEGER NOT NULL,

    CONSTRAINT "rating_pools_pkey" PRIMARY KEY ("game","kind")
);

-- CreateTable
CREATE TABLE "rated_results" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "scenario" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "week" INTEGER NOT NULL,
    "sides" JSONB NOT NULL,
    "scores" JSONB NOT NULL,
    "edge" INTEGER NOT NULL,

    CONSTRAINT "rated_results_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rating_rows" (
    "id" SERIAL NOT NULL,
    "user_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "week" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "result_id" TEXT NOT NULL DEFAULT '',
    "mean" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "rated" INTEGER NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "superseded_at" TIMESTAMPTZ(3),

    CONSTRAINT "rating_rows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_appeals" (
    "event_id" TEXT NOT NULL,
    "leg_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "entry" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_appeals_pkey" PRIMARY KEY ("event_id","leg_id")
);

-- CreateIndex
CREATE INDEX "rated_results_game_kind_week_idx" ON "rated_results"("game", "kind", "week");

-- CreateIndex
CREATE INDEX "rated_results_event_id_idx" ON "rated_results"("event_id");

-- CreateIndex
CREATE INDEX "rating_rows_user_id_game_kind_at_idx" ON "rating_rows"("user_id", "game", "kind", "at");

-- CreateIndex
CREATE INDEX "rating_rows_game_kind_at_idx" ON "rating_rows"("game", "kind", "at");

-- AddForeignKey
ALTER TABLE "rating_rows" ADD CONSTRAINT "rating_rows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_appeals" ADD CONSTRAINT "event_appeals_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
