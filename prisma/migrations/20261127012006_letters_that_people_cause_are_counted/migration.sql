-- CreateTable
CREATE TABLE "caused_letters" (
    "by_id" TEXT NOT NULL,
    "to_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "caused_letters_pkey" PRIMARY KEY ("by_id","to_id","day")
);

-- CreateIndex
CREATE INDEX "caused_letters_day_idx" ON "caused_letters"("day");
