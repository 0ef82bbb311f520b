-- The words that others use for these things. Renames only: no row is copied, nothing is lost.
ALTER TYPE "dispatch_state" RENAME TO "notification_state";
ALTER TABLE "dispatches" RENAME TO "notifications";
ALTER TABLE "notifications" RENAME CONSTRAINT "dispatches_pkey" TO "notifications_pkey";
ALTER TABLE "notifications" RENAME CONSTRAINT "dispatches_match_id_fkey" TO "notifications_match_id_fkey";
ALTER TABLE "notifications" RENAME CONSTRAINT "dispatches_user_id_fkey" TO "notifications_user_id_fkey";
ALTER INDEX "dispatches_user_id_created_at_idx" RENAME TO "notifications_user_id_created_at_idx";
ALTER INDEX "dispatches_match_id_step_idx" RENAME TO "notifications_match_id_step_idx";
ALTER INDEX "dispatches_waiting" RENAME TO "notifications_waiting";
ALTER INDEX "dispatches_failed" RENAME TO "notifications_failed";
ALTER INDEX "dispatches_cause" RENAME TO "notifications_cause";
ALTER TABLE "inbound_mails" RENAME COLUMN "dispatch_id" TO "notification_id";

ALTER TABLE "users" RENAME COLUMN "telling" TO "notification_preferences";
ALTER TABLE "match_tellings" RENAME TO "match_notification_preferences";
ALTER TABLE "match_notification_preferences" RENAME COLUMN "telling" TO "preferences";
ALTER TABLE "match_notification_preferences" RENAME CONSTRAINT "match_tellings_pkey" TO "match_notification_preferences_pkey";
ALTER TABLE "match_notification_preferences" RENAME CONSTRAINT "match_tellings_match_id_fkey" TO "match_notification_preferences_match_id_fkey";
ALTER TABLE "match_notification_preferences" RENAME CONSTRAINT "match_tellings_user_id_fkey" TO "match_notification_preferences_user_id_fkey";

ALTER TABLE "turn_answers" RENAME TO "response_times";
ALTER TABLE "response_times" RENAME CONSTRAINT "turn_answers_pkey" TO "response_times_pkey";
ALTER TABLE "response_times" RENAME CONSTRAINT "turn_answers_match_id_fkey" TO "response_times_match_id_fkey";
ALTER TABLE "response_times" RENAME CONSTRAINT "turn_answers_user_id_fkey" TO "response_times_user_id_fkey";
ALTER INDEX "turn_answers_user_id_at_idx" RENAME TO "response_times_user_id_at_idx";

ALTER TABLE "drawn_scenarios" RENAME TO "custom_scenarios";
ALTER TABLE "custom_scenarios" RENAME CONSTRAINT "drawn_scenarios_pkey" TO "custom_scenarios_pkey";
ALTER TABLE "custom_scenarios" RENAME CONSTRAINT "drawn_scenarios_owner_id_fkey" TO "custom_scenarios_owner_id_fkey";
ALTER INDEX "drawn_scenarios_owner_id_updated_at_idx" RENAME TO "custom_scenarios_owner_id_updated_at_idx";
ALTER INDEX "drawn_scenarios_share_key_key" RENAME TO "custom_scenarios_share_key_key";

ALTER TABLE "matches" RENAME COLUMN "gate" TO "join_requirements";

-- The same words within documents: members of the clock's settings and of what people wish to be told, and a reason.
UPDATE "matches" SET "clock_spec" = ("clock_spec" - 'musterHours') || jsonb_build_object('readyCheckHours', "clock_spec" -> 'musterHours')
WHERE "clock_spec" ? 'musterHours';
UPDATE "users" SET "notification_preferences" = replace("notification_preferences"::text, '"muster":', '"arrangements":')::jsonb
WHERE "notification_preferences"::text LIKE '%"muster":%';
UPDATE "match_notification_preferences" SET "preferences" = replace("preferences"::text, '"muster":', '"arrangements":')::jsonb
WHERE "preferences"::text LIKE '%"muster":%';
UPDATE "notifications" SET "why" = 'ready-check' WHERE "why" = 'muster';
