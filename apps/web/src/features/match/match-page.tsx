import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentVisitor } from '../session/current-person.ts';
import { newFrom } from './diary.ts';
import { MatchTable } from './match-table.tsx';
import { FRAMES, type Frame, MATCH, type MatchData } from './operations.ts';
import type { PaceName } from './pace.ts';
import { wholeMatch } from './updates.ts';

const MAX_FRAMES = 40;

/** The first frames of what is new to the viewer, from the position before it on; none where there is nothing new. */
async function newFrames(match: MatchData, since: number | null): Promise<readonly Frame[]> {
  const from = newFrom(match, since);
  if (from === null) return [];
  const answer = await ask(FRAMES, { id: match.id, from, count: MAX_FRAMES });
  return answer.ok ? (answer.value.match?.frames ?? []) : [];
}

type Props = {
  readonly id: string;
  /** The moment at which its replay opens; null: with what is new. */
  readonly opensAt: number | null;
  /** The first step of the letter whose link was followed, as a count of steps before it; null without one. */
  readonly since: number | null;
  /** How fast it is shown; null: as the browser has chosen. */
  readonly speed: PaceName | null;
};

/** The page of one match that is being played or has ended. */
export async function MatchPage({ id, opensAt, since, speed }: Props) {
  const [answer, visitor] = await Promise.all([ask(MATCH, { id, after: 0, hash: null }), currentVisitor()]);
  if (!answer.ok) return <FaultNotice fault={answer.fault} />;
  if (answer.value.match === null) notFound();
  const match = wholeMatch(answer.value.match);
  const fresh = opensAt === null ? await newFrames(match, since) : [];
  return (
    <MatchTable
      first={match}
      fresh={fresh}
      opensAt={opensAt}
      speed={speed}
      now={Date.now()}
      timeZone={visitor?.timeZone ?? null}
      me={visitor?.guest === false ? visitor.id : null}
      guest={visitor?.guest === true}
    />
  );
}
