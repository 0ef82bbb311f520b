import { expect, test } from 'vitest';
import { migrationList } from './folder.ts';
import { hazardsOf } from './hazards.ts';

/** Those before it ran on tables that were small. */
const FIRST = '20261125160501';
/** Those that came while the law did. Never longer. */
const BESIDE: ReadonlySet<string> = new Set([
  '20261125161500_guests_and_names',
  '20261125173500_preferences_in_a_campaign_are_called_so',
]);

test('every newer migration runs while matches are played, or says why it cannot', async () => {
  const { migrationDirectories } = await migrationList();
  const newer = migrationDirectories.filter(({ path }) => path >= FIRST && !BESIDE.has(path));
  expect(newer.length).toBeGreaterThan(0);
  for (const { path, migrationFile } of newer) {
    const script = 'value' in migrationFile.content ? migrationFile.content.value : '';
    expect(
      hazardsOf(script),
      `${path}: mend it, or write "-- offline: why, and for how long" above the statement`,
    ).toEqual([]);
  }
});

test.each([
  'CREATE INDEX "i" ON "steps" ("at")',
  'CREATE UNIQUE INDEX "i" ON "steps" ("at")',
  'DROP INDEX "i"',
  'ALTER TABLE "steps" ALTER COLUMN "line" SET DATA TYPE INTEGER',
  'ALTER TABLE "steps" ALTER COLUMN "line" SET NOT NULL',
  'ALTER TABLE "steps" ADD CONSTRAINT "f" FOREIGN KEY ("match_id") REFERENCES "matches"("id")',
  'ALTER TABLE "steps" ADD CONSTRAINT "c" CHECK ("index" >= 0)',
  'ALTER TABLE "steps" ADD CONSTRAINT "p" PRIMARY KEY ("at")',
  'ALTER TABLE "steps" ADD COLUMN "u" UUID NOT NULL DEFAULT gen_random_uuid()',
  'ALTER TABLE "steps" ADD COLUMN "u" TEXT NOT NULL',
  'ALTER TABLE "steps" ADD COLUMN "a" TEXT NOT NULL,\nADD COLUMN "b" TEXT DEFAULT \'\'',
  'ALTER TABLE "steps" DROP COLUMN "line"',
  'ALTER TABLE "steps" RENAME TO "paces"',
  'UPDATE "steps" SET "line" = \'\'',
  'DROP TABLE "steps"',
])('refused: %s', (statement) => {
  expect(hazardsOf(`-- a word about it\n${statement};\n`)).toHaveLength(1);
  expect(hazardsOf(`-- offline: twenty rows, a blink of an eye\n${statement};\n`)).toEqual([]);
});

test.each([
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "steps" ("at")',
  'DROP INDEX CONCURRENTLY IF EXISTS "i"',
  'ALTER TABLE "steps" ADD COLUMN "u" TEXT',
  'ALTER TABLE "steps" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0,\nADD COLUMN "b" BOOLEAN NOT NULL DEFAULT false',
  'ALTER TABLE "steps" ADD CONSTRAINT "f" FOREIGN KEY ("u") REFERENCES "users"("id") NOT VALID',
  'ALTER TABLE "steps" VALIDATE CONSTRAINT "f"',
  'ALTER TABLE "steps" ADD CONSTRAINT "p" PRIMARY KEY USING INDEX "i"',
  'ALTER TABLE "steps" SET (fillfactor = 90)',
  'CREATE TABLE "new" ("id" TEXT NOT NULL);\nCREATE INDEX "i" ON "new" ("id");\nALTER TABLE "new" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "users"("id")',
])('allowed: %s', (statement) => {
  expect(hazardsOf(`${statement};\n`)).toEqual([]);
});
