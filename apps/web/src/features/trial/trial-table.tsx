'use client';
import type { AnyRuleSet, Seat, TrialNode } from '@fieldpost/engine';
import { likelihoodOf } from '@fieldpost/engine';
import Link from 'next/link';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { lessonOf, sideName, tableOf } from '../../games/index.ts';
import type { TableProps } from '../../games/table.ts';
import bar from '../../table/order-bar.module.css';
import { type Surroundings, SurroundingsProvider } from '../../table/surroundings.ts';
import { PACES } from '../match/pace.ts';
import { usePace } from '../match/use-pace.ts';
import { Awake } from '../shell/awake.tsx';
import { DiceSheet } from './dice-sheet.tsx';
import { type Ground, groundOf, percent, type Start } from './ground.ts';
import { KeepSheet, type Kept } from './keep-sheet.tsx';
import type { TrialMatch } from './operations.ts';
import styles from './trial.module.css';
import { TrialSheet } from './trial-sheet.tsx';
import { type Trial, useTrial } from './use-trial.ts';

type Props = {
  readonly match: TrialMatch;
  /** Steps of the match before the position that it begins with. */
  readonly step: number;
  readonly start: Start;
  readonly kept: Kept | null;
  readonly signedIn: boolean;
};

const OLD = 'This match has an older edition of the rules. You cannot try it out.';
const UNGUESSED = 'You can try out matches of this game only after they end.';

/** The table of a trial, once the rules of its game are here. */
export function TrialTable(props: Props) {
  const { match, start } = props;
  const [rules, setRules] = useState<AnyRuleSet | null>(null);
  const [guess, setGuess] = useState(start.kind === 'view' ? start.guess : 1);
  useEffect(() => {
    void lessonOf(match.ruleSet)?.then((taught) => setRules(taught.rules));
  }, [match.ruleSet]);
  const ground = useMemo(() => {
    if (rules === null || rules.ref.edition !== match.edition) return null;
    return groundOf(rules, start.kind === 'view' ? { ...start, guess } : start, match.seats);
  }, [rules, start, guess, match]);
  const why = rules === null ? 'Setting up the table …' : rules.ref.edition === match.edition ? UNGUESSED : OLD;
  if (ground === null)
    return (
      <div className="stack">
        <p className="notice">{why}</p>
        <p>
          <Link href={`/matches/${match.id}`}>Back to the match</Link>
        </p>
      </div>
    );
  // Branches of one guess mean nothing in another: they begin again.
  const another = start.kind === 'view' ? () => setGuess(guess + 1) : null;
  const kept = props.kept !== null && (props.kept.guess ?? guess) === guess ? props.kept : null;
  return <Laid key={guess} {...props} kept={kept} ground={ground} guess={guess} another={another} />;
}

type LaidProps = Props & {
  readonly ground: Ground;
  readonly guess: number;
  /** Draws what is hidden once more; null: nothing is hidden. */
  readonly another: (() => void) | null;
};

function Laid(props: LaidProps) {
  const { match, ground, kept } = props;
  const first = useMemo(() => {
    const nodes = (kept?.nodes ?? []) as unknown as readonly TrialNode[];
    return { nodes, at: nodes.at(-1)?.id ?? 0 };
  }, [kept]);
  const trial = useTrial(ground, first);
  const [pace] = usePace(null);
  const Table = tableOf(match.ruleSet);
  return (
    <div className={styles.trial} data-whole-window="" data-trial="">
      <Suspense fallback={<p className={styles.status}>Unfolding the map …</p>}>
        <Awake />
        <SurroundingsProvider value={aroundTrial(props, trial)}>
          {Table === null ? null : <Table {...tableFor(props, trial, PACES[pace])} />}
        </SurroundingsProvider>
        <p className="unseen" role="status" data-spoken="">
          {trial.spoken}
        </p>
      </Suspense>
    </div>
  );
}

const seatName = ({ match }: Pick<Props, 'match'>, { side, player }: Seat<string>): string => {
  const names = match.seats.filter((seat) => seat.side === side);
  const name = sideName(match.ruleSet, side);
  return names.length > 1 ? `${name}, player ${player + 1}` : name;
};

/** What lies around the table of a trial instead of what lies around a match. */
function aroundTrial(props: LaidProps, trial: Trial): Surroundings {
  const { match, step, ground } = props;
  const nameOf = (seat: Seat<string>) => seatName(props, seat);
  return {
    head: (open) => <TrialBar match={match} step={step} open={open} />,
    status: ({ when }) => <Status trial={trial} nameOf={nameOf} when={when} />,
    skip: null,
    notices:
      trial.said === '' ? null : (
        <p className="notice" role="alert">
          {trial.said}
        </p>
      ),
    replay: null,
    waiting: <Over trial={trial} />,
    sheets: [
      {
        id: 'trial',
        title: 'Trial',
        body: <TrialSheet trial={trial} step={step} nameOf={nameOf} another={props.another} />,
      },
      { id: 'dice', title: 'Dice', body: <DiceSheet trial={trial} ground={ground} /> },
      { id: 'kept', title: 'Saved', body: <KeepSheet {...props} trial={trial} /> },
    ],
    opens: null,
    asked: 0,
  };
}

type BarProps = Pick<Props, 'match' | 'step'> & { readonly open: (sheet: string) => void };

/** Says on every screen that this is not the match, and leads back to it. */
function TrialBar({ match, step, open }: BarProps) {
  return (
    <header className={styles.bar}>
      <h1>
        Trial, not your match
        <span className="unseen"> of {match.title}</span>
      </h1>
      <span className={styles.count}>Step {step}</span>
      <button type="button" className="button" onClick={() => open('trial')}>
        Branches
      </button>
      <Link href={`/matches/${match.id}?step=${step}`} prefetch={false} className="button">
        Close<span className="unseen"> the trial</span>
      </Link>
    </header>
  );
}

type StatusProps = {
  readonly trial: Trial;
  readonly nameOf: (seat: Seat<string>) => string;
  /** Which turn or round it is, as the game says; null: not said. */
  readonly when: string | null;
};

/** Who moves, and how likely the draws on the way here are; of a side of several players, which of them acts. */
function Status({ trial, nameOf, when }: StatusProps) {
  const { actor, movers, nodes, at } = trial;
  const chance = likelihoodOf(nodes, at);
  return (
    <div className={styles.status}>
      <p role="status">
        {actor === null ? 'The match is over here.' : `${nameOf(actor)} moves${when === null ? '' : `, ${when}`}.`}
        {chance < 1 ? ` Chance of this branch: ${percent(chance)}.` : ''}
      </p>
      {movers.length < 2 || movers.some(({ side }) => side !== actor?.side) ? null : (
        <select
          className="input"
          aria-label="Player who acts"
          value={actor?.player}
          onChange={({ target }) => trial.setPlayer(Number(target.value))}
        >
          {movers.map((seat) => (
            <option key={seat.player} value={seat.player}>
              {nameOf(seat)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function Over({ trial }: { readonly trial: Trial }) {
  return (
    <section className={bar.bar} aria-label="Orders">
      <div className={bar.lines}>
        <span className={bar.who} />
        <span className={bar.words}>
          <span className={bar.order}>
            {trial.actor === null ? 'The match is over here.' : 'Nothing to order now.'}
          </span>
          <span className={bar.result}>Undo an order, or choose another branch.</span>
        </span>
      </div>
      <div className={bar.keys}>
        <button type="button" className="button" onClick={trial.back}>
          Undo
        </button>
      </div>
    </section>
  );
}

/** The table is given the trial as if it were a match. */
function tableFor({ match, ground }: LaidProps, trial: Trial, pace: TableProps['pace']): TableProps {
  const { actor, at } = trial;
  return {
    view: trial.view,
    side: actor?.side ?? null,
    player: actor?.player ?? 0,
    players: (side) => match.seats.filter((seat) => seat.side === side).map(({ user }) => user?.name ?? 'nobody'),
    awaited: actor !== null,
    perspective: match.you?.side ?? ground.seats[0]?.side ?? '',
    standingOrders: ground.rules.initialOrders,
    busy: false,
    canUndo: at !== 0,
    order: trial.order,
    file: trial.file,
    undo: trial.back,
    motion: trial.motion,
    onMotionEnd: trial.endMotion,
    pace,
    recent: [],
    log: [],
    windows: async () => [],
    say: () => {},
  };
}
