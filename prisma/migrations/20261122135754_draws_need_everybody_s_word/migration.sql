-- An offer was the side that made it. Now it says who has accepted it, and who has not had a turn since.
ALTER TABLE "matches" RENAME COLUMN "draw_offer" TO "draw_offered_by";
ALTER TABLE "matches" ADD COLUMN "draw_offer" JSONB;
UPDATE "matches" m SET "draw_offer" = jsonb_build_object(
  'accepted', jsonb_build_array("draw_offered_by"),
  'until', (SELECT coalesce(jsonb_agg(DISTINCT s."side"), '[]'::jsonb) FROM "match_seats" s
    WHERE s."match_id" = m."id" AND s."side" <> m."draw_offered_by"),
  'since', m."step")
WHERE "draw_offered_by" IS NOT NULL;
ALTER TABLE "matches" DROP COLUMN "draw_offered_by";
