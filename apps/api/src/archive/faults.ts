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
  NOT_A_MATCH_FILE: 'This is not an exported match.',
  RULE_SET_UNKNOWN: 'This build does not know the rule set of the match.',
  MATCH_UNVERIFIED: 'The match does not hold: what it says did not come about by its rules and dice.',
  MATCH_DIFFERS: 'There is another match with this id already.',
  SEED_MISSING: 'A running match can be imported only with its seed (export it with --secrets).',
  SEAT_UNKNOWN: 'There is no such seat in this match.',
  USER_UNKNOWN: 'There is no user with that address.',
  CAMPAIGN_UNKNOWN: 'There is no such campaign.',
  CAMPAIGN_NOT_STARTED: 'The campaign has not begun: there is nothing to export.',
  NOT_A_CAMPAIGN_FILE: 'This is not an exported campaign.',
  CAMPAIGN_UNVERIFIED: 'The campaign does not hold: what it says did not come about by its rules and battles.',
  CAMPAIGN_DIFFERS: 'There is another past under the id of this campaign.',
  TOO_LARGE: 'A campaign file has 64 MB at most.',
  NOT_A_BACKUP: 'This is not a backup of Fieldpost, or it is not whole.',
  BACKUP_DIFFERS: 'The backup comes from another version of the database; bring both to the same version first.',
  DATABASE_IN_USE: 'The database is not empty; --replace puts the backup in the place of what is there.',
} as const;

export type ArchiveCode = keyof typeof ARCHIVE_FAULTS;

export const archiveFault = (
  code: ArchiveCode,
  details: ArchiveFault['details'] = {},
): Result<never, ArchiveFault> => ({
  ok: false,
  fault: { code, message: ARCHIVE_FAULTS[code], details },
});
