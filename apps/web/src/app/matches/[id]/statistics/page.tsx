import type { Metadata } from 'next';
import { MatchStatisticsPage } from '../../../../features/match-statistics/match-statistics-page.tsx';

export const metadata: Metadata = { title: 'Statistics of a match', robots: { index: false } };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  return <MatchStatisticsPage id={id} />;
}
