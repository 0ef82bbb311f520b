import type { Context } from '@fieldpost/api/context';
import { type Duel, type Duellist, openDuel } from '@fieldpost/api/testing/duel';
import { play } from '@fieldpost/api/turn/play';

/** A match in which South is to move, and where the letter goes that says so to North. */
export type Ready = { readonly id: string; readonly address: string };

const MATCH = `rule_set, edition, scenario, title, status, listed, creator_id, setup, clock_spec, revision, step, state, state_step,
  sealed_step, draws, pending, waiting_for, clock, draw_offer, ending, seed, commitment, created_at, started_at`;
const PERSON = 'name, email_verified, time_zone, mail_turns, notification_preferences, created_at, updated_at';

/** Matches ready for a turn each, all copies of one; North is somebody else in each. */
export class Duels {
  readonly #context: Context;
  readonly #template: Duel;
  #made = 0;

  private constructor(context: Context, template: Duel) {
    this.#context = context;
    this.#template = template;
  }

  static async open(context: Context): Promise<Duels> {
    return new Duels(context, await openDuel(context));
  }

  get south(): Duellist {
    return this.#template.south;
  }

  async more(count: number): Promise<readonly Ready[]> {
    const from = this.#made;
    this.#made += count;
    const { id, north } = this.#template;
    await this.#context.database.pool.query(
      `with numbers as (select n from generate_series($3::int, $4::int - 1) n),
         people as (insert into users (id, email, ${PERSON})
           select 'north-' || n, 'north-' || n || '@example.org', ${PERSON} from users, numbers where id = $2 returning id),
         made as (insert into matches (id, ${MATCH}) select 'duel-' || n, ${MATCH} from matches, numbers where id = $1 returning id)
       insert into match_seats (match_id, side, player, user_id)
         select 'duel-' || n, s.side, s.player, case s.user_id when $2 then 'north-' || n else s.user_id end
         from numbers, match_seats s where s.match_id = $1`,
      [id, north.caller.userId, from, this.#made],
    );
    return Array.from({ length: count }, (_, nth) => ({
      id: `duel-${from + nth}`,
      address: `north-${from + nth}@example.org`,
    }));
  }

  /** Ends the turn of South; the moment at which that was committed. */
  async endTurn({ id }: Ready): Promise<number> {
    const order = { expectedStep: 0, order: { line: 'end' }, key: null, brief: true };
    const played = await play(this.#context, this.south.caller, id, order);
    if (!played.ok) throw new Error(played.fault.code);
    return performance.now();
  }
}
