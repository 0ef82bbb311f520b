import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LessonPage } from '../../../features/lesson/lesson-table.tsx';
import { currentVisitor, lessonsOf } from '../../../features/session/current-person.ts';
import { ruleSetName, taught } from '../../../games/index.ts';

type Props = { readonly params: Promise<{ readonly game: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Your first turn of ${ruleSetName((await params).game)}` };
}

/** A first turn with a teacher, without account or clock. Players with an account can continue on any device. */
export default async function Page({ params }: Props) {
  const { game } = await params;
  if (!taught().some(({ id }) => id === game)) notFound();
  const visitor = await currentVisitor();
  return <LessonPage game={game} known={visitor === null ? null : lessonsOf(visitor)} />;
}
