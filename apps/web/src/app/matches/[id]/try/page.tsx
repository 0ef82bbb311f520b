import type { Metadata } from 'next';
import { stepOf } from '../../../../features/match/step-of.ts';
import { TrialPage } from '../../../../features/trial/trial-page.tsx';

export const metadata: Metadata = { title: 'Try it out', robots: { index: false } };

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Partial<Record<'step' | 'trial', string | string[]>>>>;
};

/** Orders on a copy of a match, from the step in the address or in the trial that it names. */
export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { step, trial }] = await Promise.all([params, searchParams]);
  return <TrialPage id={id} step={stepOf(step)} trial={typeof trial === 'string' ? trial : null} />;
}
