import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { aboutOf, ruleSetName } from '../../../games/index.ts';

type Props = { readonly params: Promise<{ readonly ruleSet: string }> };
type Page = { readonly RulesPage: () => ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Rules of ${ruleSetName((await params).ruleSet)}` };
}

/** A game's rules are found by its folder: named in its manifest, their style sheets would come with every page that knows the game. */
export default async function Page({ params }: Props) {
  const { ruleSet } = await params;
  if (aboutOf(ruleSet) === null) return notFound();
  const { RulesPage } = (await import(`../../../games/${ruleSet}/rules/rules-page.tsx`)) as Page;
  return <RulesPage />;
}
