/** LC-103: battles of a front whose template says so give results to the ratings, as teams where there are several a side (CL-137). */
import type { FoughtBattle } from '@fieldpost/engine';
import { battlesOf } from '../campaigns/battles-store.ts';
import { loadCampaign } from '../campaigns/store.ts';
import { type Begun, hasBegun, rulesOfCampaign } from '../campaigns/stored.ts';
import type { Context } from '../context.ts';
import { loadMatches } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type NewResult, settleResults } from './settling.ts';

/** Nobody gives points for a side of a battle: its role follows from the city. */
const EDGE = 0;

/**
 * Stores what the battles of a campaign are for ratings now; after a correction they are other ones, and those that fell are none.
 * It may run at any time and again: where nothing changed nothing is done.
 */
export async function rateBattles(context: Context, campaignId: string): Promise<void> {
  const campaign = await loadCampaign(context.db, campaignId);
  if (campaign === null || !hasBegun(campaign) || !campaign.front?.rated) return;
  const ids = (await battlesOf(context.db, campaignId)).map(({ matchId }) => matchId);
  const rules = rulesOfCampaign(campaign);
  // LC-012: what its only player has corrected is rated by nothing.
  const { correctedByPlayer } = rules.look(campaign.course);
  const even = rules.fought(campaign.course).filter((battle) => battle.even && !correctedByPlayer);
  const matches = await loadMatches(
    context.db,
    even.map(({ match }) => match),
  );
  const results = even.flatMap((battle) => {
    const match = matches.find(({ id }) => id === battle.match);
    return match === undefined ? [] : resultOf(campaign, battle, match);
  });
  await context.db.$transaction((tx) => settleResults(tx, ids, results, context.clock.now()));
}

/** LC-162: a player who holds both sides is not rated, and neither is anybody against a computer player. */
function resultOf({ front, rules }: Begun, battle: FoughtBattle, match: StoredMatch): readonly NewResult[] {
  const { sides: order, atlas, battles } = rulesOfCampaign({ rules });
  const sides = order.map((side) => match.seats.filter((seat) => seat.side === side && seat.bot === null));
  const people = sides.map((seats) => [...new Set(seats.flatMap(({ userId }) => (userId === null ? [] : [userId])))]);
  const whole = people.every((side) => side.length > 0) && match.seats.every(({ bot }) => bot === null);
  if (!whole || people[0]?.some((id) => people[1]?.includes(id))) return [];
  const scores = order.map((side) => {
    if (battle.winner === 'draw') return 2;
    return battle.winner === atlas.sides[side] ? 4 : 0;
  });
  const { id, scenario, finishedAt, createdAt } = match;
  return [
    {
      id,
      eventId: front?.id ?? '',
      game: battles.ref.id,
      scenario,
      at: finishedAt ?? createdAt,
      sides: people,
      scores,
      edge: EDGE,
    },
  ];
}
