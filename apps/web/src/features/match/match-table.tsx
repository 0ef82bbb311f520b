'use client';
import dynamic from 'next/dynamic';
import { useEffect, useMemo, useState } from 'react';
import type { Sheet } from '../../table/slots.ts';
import { type Surroundings, SurroundingsProvider } from '../../table/surroundings.ts';
import { Arranged } from '../attendance/arranged.tsx';
import { TableHelp } from '../help/table-help.tsx';
import { useHelp } from '../help/use-help.ts';
import { Awake } from '../shell/awake.tsx';
import { useAddress } from './address.ts';
import { useSeen } from './attention.ts';
import { awaitedIn } from './awaited.ts';
import { recentSteps } from './diary.ts';
import { FaultStrip } from './fault-strip.tsx';
import { fetchGameWords } from './game-words.ts';
import { type Around, footOf, Head, type Range, skipOf } from './head-and-foot.tsx';
import { HintStrip } from './hint-strip.tsx';
import { Host } from './host.tsx';
import { Log } from './log.tsx';
import styles from './match.module.css';
import { MatchBar } from './match-bar.tsx';
import { useNextWaiting } from './next-waiting.ts';
import { isOffered, OfferBar } from './offer-bar.tsx';
import type { Frame, MatchData } from './operations.ts';
import { PACES, type PaceName } from './pace.ts';
import { Rematch } from './rematch.tsx';
import { SpokenWords } from './spoken-words.tsx';
import { tableProps } from './table-props.ts';
import { useHeldTurn, useHoldChoice } from './use-held-turn.ts';
import { useHint } from './use-hint.ts';
import { useAutoplay, useLedOn } from './use-led-on.ts';
import { type LiveMatch, useMatch } from './use-match.ts';
import { useNow } from './use-now.ts';
import { usePace } from './use-pace.ts';
import { useReplay } from './use-replay.ts';
import { WaitingBar } from './waiting-bar.tsx';

const fetchTalk = () => import('../talk/talk-sheet.tsx').then((module) => module.TalkSheet);
const fetchNotes = () => import('../notes/notes-sheet.tsx').then((module) => module.NotesSheet);
const fetchMatchSheet = () => import('./match-sheet.tsx').then((module) => module.MatchSheet);
/** Fetched with the first touch, shown when they are opened: most turns are played without. */
const TalkSheet = dynamic(fetchTalk, {
  loading: () => <p className={styles.replayWords}>Loading messages …</p>,
});
const NotesSheet = dynamic(fetchNotes, { loading: () => null });
const MatchSheet = dynamic(fetchMatchSheet, {
  loading: () => <p className={styles.replayWords}>Loading …</p>,
});
/** Fetched for battles of a war. */
const BattleFrameSheet = dynamic(
  () => import('../campaigns/battle-frame.tsx').then((module) => module.BattleFrameSheet),
  { loading: () => null },
);
/** Fetched when a rule is asked for. */
const RulesSheet = dynamic(() => import('../help/rules-sheet.tsx').then((module) => module.RulesSheet), {
  loading: () => null,
});
/** Fetched when a match is over and its replay has been seen. */
const EndingSheet = dynamic(() => import('./ending-sheet.tsx').then((module) => module.EndingSheet), {
  loading: () => <p className={styles.replayWords}>Loading the diary …</p>,
});
type Props = {
  readonly first: MatchData;
  /** The first positions of what is new to the viewer; empty: nothing new. */
  readonly fresh: readonly Frame[];
  /** The moment at which the replay opens; null: with what is new. */
  readonly opensAt: number | null;
  /** How fast the address wants it shown; null: as this browser has chosen. */
  readonly speed: PaceName | null;
  /** The server's clock in ms when the page was made. */
  readonly now: number;
  readonly timeZone: string | null;
  /** The viewer's id; null: they are not signed in. */
  readonly me: string | null;
  /** They play without an account. */
  readonly guest: boolean;
};

/**
 * The table of one match: the game's own, with what is the same for all games around it. It comes with the page as a whole: a part that
 * may come later would be painted later, even where it is there at once.
 */
export function MatchTable({ first, fresh, opensAt, speed, now, timeZone, me, guest }: Props) {
  const kept = useHeldMatch(first);
  const { live, held, hint } = kept;
  const { match } = live;
  const [pace, setPace] = usePace(speed);
  const { range, replay, toNow, show } = usePast(live, { first, fresh, opensAt }, pace);
  useFetchedAhead(match.ruleSet);
  const zone = useZone(timeZone);
  useSeen(live, range === null);
  const help = useHelp();
  const clock = useNow(now);
  const present = { ...kept, replay, range, zone, pace, setPace, me, guest, help, now: clock, toNow, show };
  const around = useAround(present);
  const side = match.you?.side ?? null;
  const recent = useMemo(() => recentSteps(live.log, side).flatMap(({ notices }) => notices), [live.log, side]);
  const stands = { ended: held.seconds !== null, hinted: hint.hinted };
  const table = tableProps(live, recent, replay, PACES[pace], stands);
  return (
    <div className={styles.match} data-whole-window="" data-replay={replay === null ? undefined : ''}>
      <Awake />
      <TableHelp ruleSet={match.ruleSet} asking={help.asking} onAsking={help.setAsking} onRule={help.openRule} />
      <SurroundingsProvider value={around}>
        <Host ruleSet={match.ruleSet} matchId={match.id} table={table} />
      </SurroundingsProvider>
      <SpokenWords
        ruleSet={match.ruleSet}
        view={match.view}
        words={replay === null ? live.spoken : (replay.frame?.caption.join(' ') ?? '')}
      />
    </div>
  );
}

/** A match of which the viewer may take back an ended turn for some seconds, with the hint that they asked for. */
function useHeldMatch(first: MatchData) {
  const matched = useMatch(first);
  const holding = useHoldChoice();
  const held = useHeldTurn(matched, holding[0]);
  const hint = useHint(matched.match, awaitedIn(matched.match) && held.seconds === null);
  return { live: { ...matched, order: held.order }, held, holding, hint };
}

/** The part of the past to replay: the steps new to the viewer, the whole match, or nothing. */
function usePast(
  live: LiveMatch,
  { first, fresh, opensAt }: Pick<Props, 'first' | 'fresh' | 'opensAt'>,
  pace: PaceName,
) {
  const { match, markSeen } = live;
  const [range, setRange] = useState<Range | null>(() => momentRange(first, opensAt) ?? newRange(first, fresh));
  const replay = useReplay(match.id, range, fresh, PACES[pace]);
  const isNew = range?.why === 'new';
  useAddress(isNew ? null : { id: match.id, step: replay?.at ?? null, pace });
  useAutoplay(isNew, replay?.play);
  const toNow = () => {
    setRange(null);
    markSeen(match.step);
  };
  useLedOn(isNew ? replay : null, toNow);
  const show = (step: number) => {
    setRange({ from: 0, to: match.step, at: step, why: 'replay' });
    replay?.show(step);
  };
  return { range, replay, toNow, show };
}

/** All that lies around the game's own table. */
function useAround(around: Around): Surroundings {
  const { live, replay, help, show } = around;
  const { match } = live;
  const next = useNextWaiting(match);
  const [put, setPut] = useState<string | null>(null);
  const asks = replay === null && isOffered(match);
  const later = put === match.drawOffer;
  const onReplay = replay === null && match.step > 0 ? () => show(0) : null;
  const again = match.status === 'finished' && match.you !== null ? <Rematch match={match} /> : null;
  return {
    head: (open) => <MatchBar match={match} next={next} open={open} help={help} />,
    status: (told) => <Head {...around} {...told} onNews={asks && later ? () => setPut(null) : null} />,
    notices: (
      <>
        <FaultStrip fault={live.fault} onClose={live.forgetFault} />
        {match.hints && replay === null ? <HintStrip match={match} state={around.hint} /> : null}
        <Arranged match={match} zone={around.zone} />
      </>
    ),
    replay:
      footOf(around) ?? (asks && !later ? <OfferBar live={live} onLater={() => setPut(match.drawOffer)} /> : null),
    skip: skipOf(around),
    waiting: <WaitingBar match={match} next={next} onReplay={onReplay} again={again} />,
    sheets: sheetsOf(around, onReplay),
    opens: help.rule !== null ? 'rules' : match.status === 'finished' && replay === null ? 'ending' : null,
    asked: help.times,
  };
}

function sheetsOf(
  { live, hint, holding, replay, zone, me, guest, help, pace, setPace, show }: Around,
  onReplay: (() => void) | null,
): Sheet[] {
  const { match } = live;
  const shown = replay?.at ?? null;
  const diary = <Log live={live} shown={shown} onShow={show} zone={zone} />;
  const talk = <TalkSheet match={match} me={me} zone={zone} />;
  const whole = (
    <MatchSheet
      live={live}
      hint={hint}
      shown={shown}
      zone={zone}
      me={me}
      guest={guest}
      pace={pace}
      setPace={setPace}
      holding={holding}
      onReplay={onReplay}
    />
  );
  const notes = <NotesSheet matchId={match.id} step={shown ?? match.step} zone={zone} onShow={show} />;
  const ending = <EndingSheet match={match} guest={guest} pace={pace} onReplay={onReplay} onShow={show} />;
  return [
    ...(match.status === 'finished' && replay === null ? [{ id: 'ending', title: 'The end', body: ending }] : []),
    { id: 'diary', title: 'Diary', body: diary },
    { id: 'talk', title: match.unreadMessages > 0 ? `Talk (${match.unreadMessages})` : 'Talk', body: talk },
    ...(me === null ? [] : [{ id: 'notes', title: 'Notes', body: notes }]),
    ...(match.campaign === null
      ? []
      : [{ id: 'war', title: 'The war', body: <BattleFrameSheet frame={match.campaign} /> }]),
    { id: 'match', title: 'Match', body: whole },
    { id: 'rules', title: 'Rules', body: <RulesSheet ruleSet={match.ruleSet} rule={help.rule} /> },
  ];
}

/** From the first of the positions that came with the page to the match as it is: what lies between is asked for on the way. */
function newRange({ step }: MatchData, fresh: readonly Frame[]): Range | null {
  const from = fresh[0]?.step;
  return from === undefined || step <= from ? null : { from, to: step, at: from, why: 'new' };
}

/** A shared moment: the replay of the whole match, at that step. */
function momentRange({ step }: MatchData, opensAt: number | null): Range | null {
  return opensAt === null || step === 0 ? null : { from: 0, to: step, at: Math.min(opensAt, step), why: 'replay' };
}

/** A player who taps the page will probably open its sheets: load them by then. */
function useFetchedAhead(ruleSet: string): void {
  useEffect(() => {
    const fetchAll = () =>
      void Promise.allSettled([fetchTalk(), fetchNotes(), fetchMatchSheet(), fetchGameWords(ruleSet)]);
    const first = { once: true, capture: true } as const;
    document.addEventListener('pointerdown', fetchAll, first);
    document.addEventListener('keydown', fetchAll, first);
    return () => {
      document.removeEventListener('pointerdown', fetchAll, first);
      document.removeEventListener('keydown', fetchAll, first);
    };
  }, [ruleSet]);
}

/** The time zone for displayed times: the player's, else the browser's. */
function useZone(chosen: string | null): string {
  const [zone, setZone] = useState(chosen ?? 'UTC');
  useEffect(() => {
    if (chosen === null) setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [chosen]);
  return zone;
}
