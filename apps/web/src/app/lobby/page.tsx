import type { Metadata } from 'next';
import { filtersOf } from '../../features/lobby/filters.ts';
import { LobbyPage } from '../../features/lobby/lobby-page.tsx';

export const metadata: Metadata = { title: 'Lobby' };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Page({ searchParams }: Props) {
  return <LobbyPage filters={filtersOf(await searchParams)} />;
}
