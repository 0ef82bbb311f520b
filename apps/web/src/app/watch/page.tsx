import type { Metadata } from 'next';
import { filtersOf } from '../../features/watch/filters.ts';
import { WatchPage } from '../../features/watch/watch-page.tsx';

export const metadata: Metadata = { title: 'Watch' };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Page({ searchParams }: Props) {
  return <WatchPage filters={filtersOf(await searchParams)} />;
}
