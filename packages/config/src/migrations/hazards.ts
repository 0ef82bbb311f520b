/** Why a statement must not run while matches are played, and what to write in its place. */
type Hazard = { readonly sign: RegExp; readonly why: string };

const WITHOUT = String.raw`(?!.*\bNOT VALID\b)`;

/** Each takes a lock for as long as the table is large, or takes something away that processes of the version before still use. */
const HAZARDS: readonly Hazard[] = [
  { sign: /^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY\b)/, why: 'it blocks all writes: CREATE INDEX CONCURRENTLY' },
  {
    sign: /^DROP INDEX (?!CONCURRENTLY\b)/,
    why: 'it waits for everybody, and everybody for it: DROP INDEX CONCURRENTLY',
  },
  { sign: /^REINDEX (?!.*\bCONCURRENTLY\b)/, why: 'it blocks all writes: REINDEX ... CONCURRENTLY' },
  {
    sign: /^ALTER TABLE .*\b(SET DATA TYPE|ALTER COLUMN "?\w+"? TYPE)\b/,
    why: 'it rewrites the table: add a column beside it',
  },
  {
    sign: /^ALTER TABLE .*\bSET NOT NULL\b/,
    why: 'it reads the table under a lock: a CHECK that is NOT VALID, validated later',
  },
  {
    sign: new RegExp(String.raw`^ALTER TABLE ${WITHOUT}.*\bADD (CONSTRAINT "?\w+"? )?(FOREIGN KEY|CHECK)\b`),
    why: 'it reads the table under a lock: NOT VALID, then VALIDATE CONSTRAINT',
  },
  {
    sign: /^ALTER TABLE (?!.*\bUSING INDEX\b).*\bADD (CONSTRAINT "?\w+"? )?(PRIMARY KEY|UNIQUE|EXCLUDE)\b/,
    why: 'it makes an index under a lock: make it CONCURRENTLY, then USING INDEX',
  },
  {
    sign: /^ALTER TABLE .*\bADD COLUMN\b.*(GEN_RANDOM_UUID|RANDOM\(|CLOCK_TIMESTAMP|NEXTVAL|\bSERIAL\b|BIGSERIAL|\bSTORED\b)/,
    why: 'it rewrites the table: add the column without a default, then set the default',
  },
  {
    sign: /^ALTER TABLE .*\bADD COLUMN (?:(?!ADD COLUMN|DEFAULT).)*\bNOT NULL\b(?!(?:(?!ADD COLUMN).)*\bDEFAULT\b)/,
    why: 'rows that are there have no value: give it a DEFAULT',
  },
  {
    sign: /^(UPDATE|DELETE FROM|TRUNCATE|LOCK|CLUSTER|VACUUM)\b/,
    why: 'it locks rows to its end: in batches, by a job',
  },
  {
    sign: /^(ALTER TABLE .*\b(RENAME|DROP COLUMN)\b|DROP TABLE\b)/,
    why: 'processes of the version before still use it: a release later',
  },
];

/** Above a statement that needs its lock: why, and for how long. */
const REASON = /^-- offline: \S.{20,}/m;

const CREATED = /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i;
const TABLE =
  /^(?:ALTER TABLE(?: ONLY)?(?: IF EXISTS)?|CREATE (?:UNIQUE )?INDEX .*? ON|UPDATE|DELETE FROM|TRUNCATE(?: TABLE)?|DROP TABLE) "?(\w+)"?/i;

const statementsOf = (script: string): readonly string[] =>
  script
    .split(/;[ \t]*(?:\n|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const plain = (statement: string): string => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();

/**
 * The statements of a migration that cannot run during play, with their reason. A table created in the same migration is empty, so safe.
 */
export function hazardsOf(script: string): readonly string[] {
  if (/--.*;/.test(script)) return ['a semicolon in a comment: the engine cuts a script there'];
  const statements = statementsOf(script);
  const created = new Set(statements.map((one) => CREATED.exec(plain(one))?.[1]).filter(Boolean));
  return statements.flatMap((statement) => {
    const text = plain(statement);
    const table = TABLE.exec(text)?.[1];
    if (REASON.test(statement) || (table !== undefined && created.has(table))) return [];
    const found = HAZARDS.filter(({ sign }) => sign.test(text.toUpperCase()));
    return found.map(({ why }) => `${text.slice(0, 100)}: ${why}`);
  });
}
