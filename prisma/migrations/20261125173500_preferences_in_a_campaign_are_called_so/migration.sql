-- What differs for a person in a campaign is called as what differs in a match.
ALTER TABLE "campaign_tellings" RENAME TO "campaign_notification_preferences";
ALTER TABLE "campaign_notification_preferences" RENAME CONSTRAINT "campaign_tellings_pkey" TO "campaign_notification_preferences_pkey";
ALTER TABLE "campaign_notification_preferences" RENAME CONSTRAINT "campaign_tellings_user_id_fkey" TO "campaign_notification_preferences_user_id_fkey";
ALTER TABLE "campaign_notification_preferences" RENAME CONSTRAINT "campaign_tellings_campaign_id_fkey" TO "campaign_notification_preferences_campaign_id_fkey";
ALTER INDEX "campaign_tellings_campaign_id_idx" RENAME TO "campaign_notification_preferences_campaign_id_idx";
