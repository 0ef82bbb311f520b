import { notFound } from 'next/navigation';
import { askAsNobody } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { MATCH } from '../match/operations.ts';
import type { PaceName } from '../match/pace.ts';
import { wholeMatch } from '../match/updates.ts';
import { EmbeddedReplay } from './embedded-replay.tsx';

type Props = {
  readonly id: string;
  /** The moment at which it opens; null: at the newest. */
  readonly opensAt: number | null;
  readonly speed: PaceName | null;
};

/** The replay of a match, read without a session: every reader sees what strangers may see. */
export async function EmbedPage({ id, opensAt, speed }: Props) {
  const answer = await askAsNobody(MATCH, { id, after: 0, hash: null });
  if (!answer.ok) return <FaultNotice fault={answer.fault} />;
  const { match } = answer.value;
  if (match === null || match.status === 'open') notFound();
  return <EmbeddedReplay match={wholeMatch(match)} opensAt={opensAt ?? match.step} speed={speed ?? 'normal'} />;
}
