import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StatisticsPage } from '../../../../features/statistics/statistics-page.tsx';
import { aboutOf, ruleSetName } from '../../../../games/index.ts';

type Props = {
  readonly params: Promise<{ readonly ruleSet: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Statistics of ${ruleSetName((await params).ruleSet)}` };
}

export default async function Page({ params, searchParams }: Props) {
  const { ruleSet } = await params;
  if (aboutOf(ruleSet) === null) return notFound();
  return (
    <StatisticsPage ruleSet={ruleSet} company={(await searchParams).with === 'computer' ? 'computer' : 'people'} />
  );
}
