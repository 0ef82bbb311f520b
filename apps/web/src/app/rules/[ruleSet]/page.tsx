import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ruleSetName } from '../../../features/words/sides.ts';
import { AnimalWorldWarRulesPage } from '../../../games/animal-world-war/rules/rules-page.tsx';
import { TankKillersRulesPage } from '../../../games/tank-killers/rules/rules-page.tsx';
import { WwiRulesPage } from '../../../games/wwi-combined-arms/rules/rules-page.tsx';

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
