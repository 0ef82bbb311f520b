import type { Json, Result } from '@fieldpost/engine';

/** Why something could not be exported, imported, backed up or restored: a code, and a sentence for the operator. */
export type ArchiveFault = {
  readonly code: ArchiveCode;
  readonly message: string;
  readonly details: Readonly<Record<string, Json>>;
};

const ARCHIVE_FAULTS = {
  MATCH_UNKNOWN: 'There is no such match.',
  MATCH_NOT_STARTED: 'The match has not begun: there is nothing to export.',
  NOT_A_MATCH_FILE: 'This is not a Fieldpost match file.',
  RULE_SET_UNKNOWN: 'This version does not support the match’s rule set.',
  MATCH_UNVERIFIED: 'The match is invalid: its steps do not follow from its rules and dice.',
  MATCH_DIFFERS: 'A different match with this id already exists.',
  SEED_MISSING: 'A running match can be imported only with its seed (export it with --secrets).',
  SEAT_UNKNOWN: 'There is no such seat in this match.',
  USER_UNKNOWN: 'There is no user with that address.',
  CAMPAIGN_UNKNOWN: 'There is no such campaign.',
  CAMPAIGN_NOT_STARTED: 'The campaign has not begun: there is nothing to export.',
  NOT_A_CAMPAIGN_FILE: 'This is not an exported campaign.',
  CAMPAIGN_UNVERIFIED: 'The campaign is invalid: its ledger does not follow from its rules and battles.',
  CAMPAIGN_DIFFERS: 'A different history of this campaign already exists.',
  TOO_LARGE: 'A campaign file has 64 MB at most.',
  NOT_A_BACKUP: 'This is not a complete Fieldpost backup.',
  BACKUP_DIFFERS: 'The backup is from a different database version. Migrate both to the same version first.',
  DATABASE_IN_USE: 'The database is not empty. Use --replace to overwrite it.',
} as const;

export type ArchiveCode = keyof typeof ARCHIVE_FAULTS;

export const archiveFault = (
  code: ArchiveCode,
  details: ArchiveFault['details'] = {},
): Result<never, ArchiveFault> => ({
  ok: false,
  fault: { code, message: ARCHIVE_FAULTS[code], details },
});
