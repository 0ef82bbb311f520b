import Link from 'next/link';
import { TimeLeft } from '../match-card/time-left.tsx';
import { ExchangeOffer } from './exchange.tsx';
import type { Choice, War } from './operations.ts';
import { Answers, GraveActs } from './other-acts.tsx';
import { StartTactics } from './start-tactics.tsx';

type Props = { readonly id: string; readonly seq: number; readonly war: War };

/** LC-130: "what is asked of me and until when, one button". */
export function Asked({ id, seq, war }: Props) {
  const { viewer, battle, view, atlas } = war;
  const missing = missingIn(war);
  return (
    <section className="sheet stack" aria-labelledby="asked">
      <h2 id="asked">Now</h2>
      {view?.paused ? <p className="notice notice-warn">The campaign is paused.</p> : null}
      {missing === null ? null : (
        <p className="notice notice-warn">
          The battle waits for a new commander of {atlas.sides[missing] ?? missing}. This campaign has no stand-ins.
        </p>
      )}
      {battle === null || missing !== null ? null : (
        <div className="stack">
          <p>{viewer === null ? 'A battle is in progress.' : 'Your soldiers are waiting in the battle.'}</p>
          <Link className="button button-main button-wide" href={`/matches/${battle.match}`}>
            Go to battle {battle.battle}
          </Link>
        </div>
      )}
      <Waits war={war} />
      {view?.state.outcome == null ? null : (
        <p>
          The campaign has ended. <Link href={`/campaigns/${id}/timeline`}>Replay it from day one</Link> or see{' '}
          <Link href={`/campaigns/${id}/honour`}>who fell</Link>.
        </p>
      )}
      {(viewer?.commands ?? []).map((side) => (
        <ForSide key={`${side}${seq}`} id={id} seq={seq} side={side} war={war} />
      ))}
      {war.motion === null ? null : (
        <p className="notice notice-warn">
          A correction needs the other commander’s consent. <Link href={`/campaigns/${id}/correct`}>Review it</Link>
        </p>
      )}
    </section>
  );
}

/** LC-094: the Empire without a commander for which a battle waits; null: it is fought. */
function missingIn({ battle, settings, seats }: War): string | null {
  if (battle === null || settings.standIn !== 'never') return null;
  return seats.find(({ player, user }) => player === 0 && user === null)?.empire ?? null;
}

const ASKS: Readonly<Record<string, string>> = {
  start: 'must choose a starting tactic',
  declare: 'has the initiative',
  terms: 'must answer new terms',
  exchange: 'must answer a prisoner exchange',
};

function Waits({ war: { waits, atlas } }: { readonly war: War }) {
  const now = Date.now();
  return (
    <ul className="plain-list">
      {waits
        .filter(({ done }) => !done)
        .map(({ side, what, until }) => (
          <li key={`${side}${what}`}>
            {atlas.sides[side]} {ASKS[what] ?? what}: <TimeLeft deadline={until} now={now} /> left.
          </li>
        ))}
    </ul>
  );
}

type SideProps = Props & { readonly side: string };

function ForSide({ id, seq, side, war }: SideProps) {
  const { viewer, view, atlas } = war;
  const choices = viewer?.choices[side] ?? [];
  const actor = { id, seq, side };
  const of = (type: string): readonly Choice[] => choices.filter(({ act }) => act.type === type);
  const answers = ['answerTerms', 'answerExchange', 'answerDraw'].flatMap(of);
  const declares = of('declare').some(({ act }) => act.kind !== 'standDown');
  return (
    <div className="stack">
      {of('startTactic').length === 0 ? null : (
        <StartTactics actor={actor} choices={of('startTactic')} sealed={viewer?.own[side]?.startTactic ?? null} />
      )}
      {answers.length === 0 ? null : <Offered war={war} />}
      {answers.length === 0 ? null : <Answers actor={actor} choices={answers} />}
      {declares ? (
        <p className="notice notice-good">
          <b>Your move.</b> Tap a ringed city on <a href="#map">the map</a>.
        </p>
      ) : null}
      {of('declare').length === 0 && of('offerExchange').length === 0 ? null : (
        <ExchangeOffer actor={actor} atlas={atlas} soldiers={view?.state.soldiers ?? {}} />
      )}
      <GraveActs actor={actor} choices={choices} />
    </div>
  );
}

/** Open offers: terms, or an exchange by names. */
function Offered({ war: { offered } }: { readonly war: War }) {
  const lines = [offered.terms, offered.exchange].filter((line) => line !== null);
  return lines.map((line) => <p key={line}>{line}</p>);
}
