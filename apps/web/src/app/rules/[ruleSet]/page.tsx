import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnimalWorldWarRulesPage } from '../../../features/rules/animal-world-war/rules-page.tsx';
import { TankKillersRulesPage } from '../../../features/rules/tank-killers/rules-page.tsx';
import { WwiRulesPage } from '../../../features/rules/wwi-rules-page.tsx';
import { ruleSetName } from '../../../features/words/sides.ts';

type Props = { readonly params: Promise<{ readonly ruleSet: string }> };

const PAGES: Readonly<Record<string, () => React.ReactNode>> = {
  'animal-world-war': AnimalWorldWarRulesPage,
  'tank-killers': TankKillersRulesPage,
  'wwi-combined-arms': WwiRulesPage,
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Rules of ${ruleSetName((await params).ruleSet)}` };
}

export default async function Page({ params }: Props) {
  const { ruleSet } = await params;
  const Rules = Object.hasOwn(PAGES, ruleSet) ? PAGES[ruleSet] : undefined;
  return Rules ? <Rules /> : notFound();
}
