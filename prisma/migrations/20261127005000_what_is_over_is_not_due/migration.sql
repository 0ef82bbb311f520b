-- What is over has nothing due: a time that stays behind is looked for again and again by whoever works off what is due.
ALTER TABLE "club_events" ADD CONSTRAINT "club_events_over_is_not_due"
  CHECK ("due_at" IS NULL OR "state" NOT IN ('finished', 'archived', 'cancelled')) NOT VALID;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_over_is_not_due"
  CHECK ("status" NOT IN ('finished', 'cancelled') OR ("deadline" IS NULL AND "remind_at" IS NULL AND "act_at" IS NULL)) NOT VALID;
ALTER TABLE "matches" ADD CONSTRAINT "matches_over_is_not_due"
  CHECK ("status" <> 'finished' OR ("deadline" IS NULL AND "remind_at" IS NULL AND "act_at" IS NULL)) NOT VALID;

-- offline: the few events that were cancelled with a time left behind, found by the index of due_at and touched by nobody else
UPDATE "club_events" SET "due_at" = NULL WHERE "due_at" IS NOT NULL AND "state" IN ('finished', 'archived', 'cancelled');
-- offline: none by what earlier versions write, looked for by the indexes of the three columns
UPDATE "campaigns" SET "deadline" = NULL, "remind_at" = NULL, "act_at" = NULL WHERE "status" IN ('finished', 'cancelled')
  AND ("deadline" IS NOT NULL OR "remind_at" IS NOT NULL OR "act_at" IS NOT NULL);
-- offline: none by what earlier versions write, looked for by the indexes of the three columns
UPDATE "matches" SET "deadline" = NULL, "remind_at" = NULL, "act_at" = NULL WHERE "status" = 'finished'
  AND ("deadline" IS NOT NULL OR "remind_at" IS NOT NULL OR "act_at" IS NOT NULL);

ALTER TABLE "club_events" VALIDATE CONSTRAINT "club_events_over_is_not_due";
ALTER TABLE "campaigns" VALIDATE CONSTRAINT "campaigns_over_is_not_due";
ALTER TABLE "matches" VALIDATE CONSTRAINT "matches_over_is_not_due";
