/**
 * Private writings of an Empire: a plan of declarations, notes on its soldiers (LC-092). They never enter the ledger.
 */
import type { Json, Result } from '@fieldpost/engine';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { mayRead } from './reading.ts';
import { holdCampaign, type Paper, patchCampaign, queueCampaign, writePaper } from './store.ts';
import { rulesOfCampaign, seatsHeldBy } from './stored.ts';

const PLAN = 'plan';
const SOLDIER = /^[HC]\.[a-z]{1,20}$/;

const planSchema = z.strictObject({
  /** Carried out when the initiative begins, not only when the time is up. */
  atOnce: z.boolean().default(false),
  declarations: z
    .array(
      z.looseObject({
        ifTurn: z.int().min(1).max(1_000).nullish(),
        ifHead: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .nullish(),
      }),
    )
    .max(20),
});
export type Plan = z.output<typeof planSchema>;

/** The plan among an Empire's papers; null: there is none. */
export function planOf(papers: readonly Paper[]): Plan | null {
  const parsed = planSchema.safeParse(papers.find(({ about }) => about === PLAN)?.body);
  return parsed.success ? parsed.data : null;
}

/** Writes the plan of the caller's Empire. Faults: NOT_FOUND, NOT_MEMBER, PLAN_OR_NOTE_INVALID, those of a declaration that cannot be read. */
export async function writePlan(
  context: Context,
  caller: Caller,
  id: string,
  raw: unknown,
): Promise<Result<Paper, Fault>> {
  const parsed = planSchema.safeParse(raw);
  if (!parsed.success) return { ok: false, fault: fault('PLAN_OR_NOTE_INVALID') };
  return write(context, caller, id, { about: PLAN, body: parsed.data as unknown as Json });
}

/** Writes a note on a soldier, for the caller's Empire alone. Faults: NOT_FOUND, NOT_MEMBER, PLAN_OR_NOTE_INVALID. */
export async function writeNote(
  context: Context,
  caller: Caller,
  id: string,
  soldier: string,
  text: string,
): Promise<Result<Paper, Fault>> {
  if (!SOLDIER.test(soldier) || text.length > 2_000) return { ok: false, fault: fault('PLAN_OR_NOTE_INVALID') };
  return write(context, caller, id, { about: soldier, body: text });
}

async function write(context: Context, caller: Caller, id: string, paper: Paper): Promise<Result<Paper, Fault>> {
  const now = context.clock.now();
  const refused = await holdCampaign(context.db, id, async (tx, campaign): Promise<Fault | null> => {
    if (!mayRead(campaign, caller)) return fault('NOT_FOUND');
    const [seat] = seatsHeldBy(campaign, caller.userId);
    if (seat === undefined) return fault('NOT_MEMBER');
    if (paper.about === PLAN && !isReadable(rulesOfCampaign(campaign), paper.body))
      return fault('PLAN_OR_NOTE_INVALID');
    await writePaper(tx, id, seat.side, paper, now);
    if (paper.about !== PLAN || campaign.status !== 'playing') return null;
    await patchCampaign(tx, id, { actAt: now });
    await queueCampaign(tx, id, now);
    return null;
  });
  if (refused) return { ok: false, fault: refused };
  return { ok: true, value: paper };
}

function isReadable(rules: ReturnType<typeof rulesOfCampaign>, body: Json): boolean {
  const parsed = planSchema.safeParse(body);
  if (!parsed.success) return false;
  return parsed.data.declarations.every(
    ({ ifTurn: _, ifHead: __, ...declaration }) => rules.parse.act({ ...declaration, type: 'planned' }).ok,
  );
}
