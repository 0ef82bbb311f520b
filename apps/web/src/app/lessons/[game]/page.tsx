import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LessonPage } from '../../../features/lesson/lesson-table.tsx';
import { ruleSetName, taught } from '../../../games/index.ts';

type Props = { readonly params: Promise<{ readonly game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Your first turn of ${ruleSetName((await params).game)}` };
}

/** A first turn with a teacher: no account, no clock. */
export default async function Page({ params }: Props) {
  const { game } = await params;
  if (!taught().some(({ id }) => id === game)) notFound();
  return <LessonPage game={game} />;
}
