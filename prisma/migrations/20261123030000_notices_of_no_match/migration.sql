-- What a notification is about that belongs to no match: a club, an event, a campaign.
ALTER TABLE "notifications" ADD COLUMN "about_id" TEXT,
ADD COLUMN "about_kind" TEXT;
