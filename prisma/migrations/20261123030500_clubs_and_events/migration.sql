-- CreateTable
CREATE TABLE "clubs" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "zone" TEXT NOT NULL DEFAULT 'UTC',
    "visibility" TEXT NOT NULL DEFAULT 'public',
    "join_rule" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clubs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "club_members" (
    "club_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "roles" TEXT[],
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_members_pkey" PRIMARY KEY ("club_id","user_id")
);

-- CreateTable
CREATE TABLE "club_events" (
    "id" TEXT NOT NULL,
    "club_id" TEXT NOT NULL,
    "creator_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rule_set" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "scenario" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "clock_spec" JSONB NOT NULL,
    "seed" BYTEA NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "seq" INTEGER NOT NULL DEFAULT 0,
    "head" TEXT NOT NULL,
    "tables" JSONB NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "held" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_entries" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'entered',
    "entered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_acts" (
    "event_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "act" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT,
    "role" TEXT NOT NULL,
    "prev" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "event_acts_pkey" PRIMARY KEY ("event_id","seq")
);

-- CreateTable
CREATE TABLE "event_legs" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "a" TEXT NOT NULL,
    "b" TEXT NOT NULL,
    "no" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'planned',
    "opened_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "extended" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "event_legs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "clubs_slug_key" ON "clubs"("slug");

-- CreateIndex
CREATE INDEX "club_members_user_id_idx" ON "club_members"("user_id");

-- CreateIndex
CREATE INDEX "club_events_club_id_created_at_idx" ON "club_events"("club_id", "created_at");

-- CreateIndex
CREATE INDEX "club_events_state_created_at_idx" ON "club_events"("state", "created_at");

-- CreateIndex
CREATE INDEX "club_events_due_at_idx" ON "club_events"("due_at");

-- CreateIndex
CREATE INDEX "event_entries_user_id_idx" ON "event_entries"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "event_entries_event_id_user_id_label_key" ON "event_entries"("event_id", "user_id", "label");

-- CreateIndex
CREATE INDEX "event_legs_event_id_state_idx" ON "event_legs"("event_id", "state");

-- AddForeignKey
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_events" ADD CONSTRAINT "club_events_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_entries" ADD CONSTRAINT "event_entries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_entries" ADD CONSTRAINT "event_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_acts" ADD CONSTRAINT "event_acts_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_legs" ADD CONSTRAINT "event_legs_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The log of an event is written once: acts are added, and neither changed nor taken away (CL-161).
-- The semicolons of the body are written \073: what runs migrations parts them at each semicolon that it sees.
CREATE FUNCTION event_acts_stay() RETURNS trigger LANGUAGE plpgsql AS
  E'BEGIN RAISE EXCEPTION \'acts of an event stay as they are\'\073 END';
CREATE TRIGGER event_acts_stay BEFORE UPDATE OR DELETE ON "event_acts"
  FOR EACH ROW EXECUTE FUNCTION event_acts_stay();
