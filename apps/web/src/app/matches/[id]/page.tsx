import { MATCH_IN_LIST } from '@fieldpost/client';
import dynamic from 'next/dynamic';
import { notFound } from 'next/navigation';
import { ask } from '../../../connection/server.ts';
import { MatchPage } from '../../../features/match/match-page.tsx';

/** What is on the page of a match depends on how far it is: each comes without the scripts of the other. */
const WaitingRoom = dynamic(() =>
  import('../../../features/waiting-room/waiting-room.tsx').then((module) => module.WaitingRoom),
);

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  const found = await ask(MATCH_IN_LIST, { id });
  if (found.ok && found.value.match === null) notFound();
  return found.ok && found.value.match?.status === 'open' ? <WaitingRoom id={id} /> : <MatchPage id={id} />;
}
