import type { Context } from '@fieldpost/api/context';
import { type Duel, type Duellist, duellist, openDuel } from '@fieldpost/api/testing/duel';
import { play } from '@fieldpost/api/turn/play';
import { fastChance } from '@fieldpost/engine';
import { BATTLES, playFor } from '../growth/turns.ts';

/** A match in which South is to move, and where the letter goes that says so to North. */
export type Ready = { readonly id: string; readonly address: string; readonly step: number };

const MATCH = `rule_set, edition, scenario, title, status, listed, creator_id, setup, clock_spec, revision, step, state, state_step,
  sealed_step, draws, pending, waiting_for, clock, draw_offer, ending, seed, commitment, created_at, started_at`;
const PERSON = 'name, email_verified, time_zone, mail_turns, notification_preferences, created_at, updated_at';
const STEP = 'index, side, player, command, line, draws, events, sealed, at';

/** So many positions there are: more than any process keeps pictures of, so that each letter is drawn and painted. */
const POSITIONS = 60;

type Position = { readonly duel: Duel; readonly step: number };

/** A match played at random for a few turns, with South to move. */
async function position(context: Context, people: readonly [Duellist, Duellist], index: number): Promise<Position> {
  const [battle] = BATTLES;
  if (!battle) throw new Error('there is no battle to play');
  const options = { ...battle.options, first: 'south' };
  const duel = await openDuel(context, { ...battle, options, people });
  const { game } = await playFor(context, duel, fastChance(index + 1), 4 + 2 * (index % 5));
  if (game.ending !== null) throw new Error(`the match of position ${index} is over too soon`);
  return { duel, step: game.step };
}

/** Matches ready for a turn each, copies of some that were played; North is somebody else in each. */
export class Duels {
  readonly #context: Context;
  readonly #people: readonly [Duellist, Duellist];
  readonly #positions: readonly Position[];
  #made = 0;

  private constructor(context: Context, people: readonly [Duellist, Duellist], positions: readonly Position[]) {
    this.#context = context;
    this.#people = people;
    this.#positions = positions;
  }

  static async open(context: Context): Promise<Duels> {
    const people = [await duellist(context, 'South'), await duellist(context, 'North')] as const;
    const positions: Position[] = [];
    for (let index = 0; index < POSITIONS; index += 1) positions.push(await position(context, people, index));
    return new Duels(context, people, positions);
  }

  async #copy({ duel, step }: Position): Promise<Ready> {
    const id = `ready-${this.#made++}`;
    const [, north] = this.#people;
    await this.#context.database.pool.query(
      `with person as (insert into users (id, email, ${PERSON})
           select $2, $2 || '@example.org', ${PERSON} from users where id = $3 returning id),
         made as (insert into matches (id, ${MATCH}) select $2, ${MATCH} from matches where id = $1 returning id),
         stepped as (insert into steps (match_id, ${STEP}) select $2, ${STEP} from steps where match_id = $1)
       insert into match_seats (match_id, side, player, user_id)
         select $2, side, player, case user_id when $3 then $2 else user_id end from match_seats where match_id = $1`,
      [duel.id, id, north.caller.userId],
    );
    return { id, address: `${id}@example.org`, step };
  }

  async more(count: number): Promise<readonly Ready[]> {
    const ready: Ready[] = [];
    for (let index = 0; index < count; index += 1) {
      const next = this.#positions[this.#made % this.#positions.length];
      if (next) ready.push(await this.#copy(next));
    }
    return ready;
  }

  /** Ends the turn of South; the moment at which that was committed. */
  async endTurn({ id, step }: Ready): Promise<number> {
    const order = { expectedStep: step, order: { line: 'end' }, key: null, brief: true };
    const played = await play(this.#context, this.#people[0].caller, id, order);
    if (!played.ok) throw new Error(`${id}: ${played.fault.code}`);
    return performance.now();
  }
}
