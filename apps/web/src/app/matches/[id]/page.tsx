import type { Metadata } from 'next';
import dynamic from 'next/dynamic';
import { notFound } from 'next/navigation';
import { MatchPage } from '../../../features/match/match-page.tsx';
import { matchInList, momentMetadata } from '../../../features/match/moment.ts';
import { paceOf } from '../../../features/match/pace.ts';
import { stepOf } from '../../../features/match/step-of.ts';

/** An open match and a running one need different parts: each loads without the other's scripts. */
const WaitingRoom = dynamic(() =>
  import('../../../features/waiting-room/waiting-room.tsx').then((module) => module.WaitingRoom),
);

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Partial<Record<'step' | 'since' | 'speed', string | string[]>>>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return momentMetadata((await params).id, stepOf((await searchParams).step));
}

/** A match; with a step in its address the replay of that moment, at the speed that it names; by the link of a letter what that told. */
export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { step, since, speed }] = await Promise.all([params, searchParams]);
  const found = await matchInList(id);
  if (found.ok && found.value.match === null) notFound();
  if (found.ok && found.value.match?.status === 'open') return <WaitingRoom id={id} />;
  return <MatchPage id={id} opensAt={stepOf(step)} since={stepOf(since)} speed={paceOf(speed)} />;
}
