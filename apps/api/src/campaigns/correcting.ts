/** Acts of officers: of the club whose front it is, else both commanders together (LC-012, LC-085 to LC-088, LC-102). */
import { type CampaignTypes, canonicalJson, type Json, type Result } from '@fieldpost/engine';
import { notFresh } from '../clubs/fresh-sign-in.ts';
import type { Caller, Context } from '../context.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { actedOf, bad, isOfficersAct, type Ruling, staleFault, withIdempotencyKey } from './acting.ts';
import { patchCampaign } from './store.ts';
import {
  type Begun,
  commanderOf,
  hasBegun,
  isItsOfficer,
  refusedBy,
  rulesOfCampaign,
  type StoredCampaign,
  seatsHeldBy,
} from './stored.ts';
import { writeNext } from './writing.ts';

export type OfficersAct = {
  readonly expectedSeq: number;
  /** `correct`, `void`, `pause` or `resume` as the campaign reads it. */
  readonly act: Json;
  /** Returns the consequences and writes nothing (LC-087). */
  readonly dryRun: boolean;
  readonly key: string | null;
};

const RESULTS: readonly string[] = ['correct', 'void'];

/**
 * LC-087: a dry run answers `{classes, state, refused}`. Else, where another commander has to agree first, `{motion}`; and when all
 * have, what was written. Faults: NOT_FOUND, MALFORMED, NOT_STARTED, CONFLICT_OF_INTEREST, NOT_COMMANDER, STALE, STALE_ENTRY,
 * REST_BROKEN, REASON_REQUIRED, KEY_REUSED; of an officer of the club SIGN_IN_AGAIN and SCOPE_MISSING, too.
 */
export async function officersAct(
  context: Context,
  caller: Caller,
  id: string,
  asked: OfficersAct,
): Promise<Result<Json, Fault>> {
  const { key, ...of } = asked;
  return withIdempotencyKey(context, caller, id, { key, of: { officers: of } }, async (_tx, campaign) => {
    const stale = isItsOfficer(campaign, caller.userId) && !asked.dryRun && (await notFreshFor(context, caller, asked));
    return stale ? bad(stale) : ruled(context, caller, campaign, asked);
  });
}

/** CL-013: of an officer of the club, what changes a result alone. */
function notFreshFor(context: Context, caller: Caller, { act }: OfficersAct): Promise<Fault | null> | null {
  const changes = RESULTS.includes((act as { readonly type?: unknown } | null)?.type as string);
  return changes ? notFresh(context, caller) : null;
}

/** The sides whose word a caller can give. */
function wordsOf(campaign: StoredCampaign, { userId }: Caller): readonly string[] {
  return rulesOfCampaign(campaign).sides.filter((side) => commanderOf(campaign, side)?.userId === userId);
}

/** The sides whose commander is a person: a computer player does not object. */
function asking(campaign: StoredCampaign): readonly string[] {
  return rulesOfCampaign(campaign).sides.filter((side) => commanderOf(campaign, side)?.bot === null);
}

/** LC-012: as whom an act is written: of the only commander by their seat, which marks the war where it changes a result. */
function writerOf(campaign: StoredCampaign, office: boolean): string {
  const [only, second] = asking(campaign);
  return office || only === undefined || second !== undefined ? 'officer' : `${only}/0`;
}

function notCommanding(campaign: StoredCampaign, { userId }: Caller, words: readonly string[]): Fault | null {
  // LC-012: where no person commands, the owner corrects.
  if (asking(campaign).length === 0 && campaign.owner.id === userId) return null;
  if (seatsHeldBy(campaign, userId).length === 0) return fault('CONFLICT_OF_INTEREST', { rule: 'LC-012' });
  return words.length === 0 ? fault('NOT_COMMANDER', { rule: 'LC-012' }) : null;
}

function ruled(context: Context, caller: Caller, campaign: StoredCampaign, asked: OfficersAct): Ruling {
  const rules = rulesOfCampaign(campaign);
  const parsed = rules.parse.act(asked.act);
  if (!parsed.ok) return bad(refusedBy(rules, parsed.fault));
  if (!isOfficersAct(parsed.value)) return bad(fault('MALFORMED'));
  const office = isItsOfficer(campaign, caller.userId);
  const words = wordsOf(campaign, caller);
  const barred = office ? null : notCommanding(campaign, caller, words);
  if (barred) return bad(barred);
  if (!hasBegun(campaign)) return bad(fault('NOT_STARTED', { message: 'The campaign has not begun.' }));
  const stale = staleFault(campaign, asked.expectedSeq);
  if (stale) return bad(stale);
  const now = context.clock.now().toISOString();
  const played = rules.play(campaign.course, writerOf(campaign, office), parsed.value, now);
  if (asked.dryRun)
    return preview(
      campaign,
      parsed.value,
      played.ok ? played.value.course : null,
      played.ok ? null : played.fault.code,
    );
  if (!played.ok) return bad(refusedBy(rules, played.fault));
  const same = campaign.motion !== null && canonicalJson(campaign.motion.act) === canonicalJson(asked.act);
  const agreed = [...new Set([...(same ? (campaign.motion?.agreed ?? []) : []), ...words])].toSorted();
  if (!office && !asking(campaign).every((side) => agreed.includes(side))) {
    const motion = { act: asked.act, seq: campaign.seq, agreed };
    return { ok: true, value: { answer: { motion }, write: (tx) => patchCampaign(tx, campaign.id, { motion }) } };
  }
  return {
    ok: true,
    value: {
      answer: actedOf(campaign, played.value) as unknown as Json,
      write: async (tx) => {
        await writeNext(context, tx, campaign, { written: played.value, actorId: caller.userId });
        crashPoint('correct.before-commit');
      },
    },
  };
}

/** LC-086, LC-087: what becomes of each later battle, and the state that it would come to. */
function preview(
  campaign: Begun,
  act: CampaignTypes['act'],
  course: CampaignTypes['course'] | null,
  refused: string | null,
): Ruling {
  const rules = rulesOfCampaign(campaign);
  const classes = rules.classes(campaign.course, act) ?? [];
  const state = course === null ? null : rules.look(course).state;
  return { ok: true, value: { answer: { classes: [...classes], state, refused }, write: null } };
}
