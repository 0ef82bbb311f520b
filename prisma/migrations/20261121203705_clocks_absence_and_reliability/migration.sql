-- AlterTable
ALTER TABLE "users" ADD COLUMN     "bot" TEXT;

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "act_at" TIMESTAMPTZ(3),
ADD COLUMN     "gate" JSONB,
ADD COLUMN     "remind_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "match_seats" ADD COLUMN     "conditional_orders" JSONB,
ADD COLUMN     "present_at" TIMESTAMPTZ(3),
ADD COLUMN     "stand_in" TEXT,
ADD COLUMN     "vacant_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "player_hours" (
    "user_id" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "sleep_from" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "player_hours_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "turn_answers" (
    "match_id" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "missed" BOOLEAN NOT NULL,
    "excused" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "turn_answers_pkey" PRIMARY KEY ("match_id","side","user_id","since")
);

-- CreateTable
CREATE TABLE "hand_overs" (
    "match_id" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "player" INTEGER NOT NULL,
    "leaver_id" TEXT NOT NULL,
    "successor_id" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hand_overs_pkey" PRIMARY KEY ("match_id","side","player","at")
);

-- CreateIndex
CREATE INDEX "turn_answers_user_id_at_idx" ON "turn_answers"("user_id", "at" DESC);

-- AddForeignKey
ALTER TABLE "player_hours" ADD CONSTRAINT "player_hours_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn_answers" ADD CONSTRAINT "turn_answers_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn_answers" ADD CONSTRAINT "turn_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_leaver_id_fkey" FOREIGN KEY ("leaver_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_successor_id_fkey" FOREIGN KEY ("successor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the worker must find when a job was lost: found by these, however many matches there are.
CREATE INDEX "matches_remind_at" ON "matches" ("remind_at") WHERE "remind_at" IS NOT NULL;
CREATE INDEX "matches_act_at" ON "matches" ("act_at") WHERE "act_at" IS NOT NULL;

-- Clocks agreed on before had none of this.
UPDATE "matches" SET "clock_spec" = '{"fixed": null, "timeZone": "UTC", "restDays": [], "holidays": [], "sleepHours": 0,
  "vacationDays": 0, "vacationByItself": false, "musterHours": 0}'::jsonb || "clock_spec";
UPDATE "matches" SET "clock" = '{"hours": {}, "vacations": {}, "pauses": [], "pauseOffer": null, "lapsed": {}}'::jsonb || "clock"
  WHERE "clock" IS NOT NULL;
