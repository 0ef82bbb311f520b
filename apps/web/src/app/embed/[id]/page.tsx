import type { Metadata } from 'next';
import { EmbedPage } from '../../../features/embed/embed-page.tsx';
import { paceOf } from '../../../features/match/pace.ts';
import { stepOf } from '../../../features/match/step-of.ts';

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly step?: string | string[]; readonly speed?: string | string[] }>;
};

/** Other sites embed this page. Search engines should list the match itself. */
export const metadata: Metadata = { title: 'A replay', robots: { index: false } };

/** The replay of a match for a frame on pages of others, as anybody may see it. The only page that may be framed. */
export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { step, speed }] = await Promise.all([params, searchParams]);
  return <EmbedPage id={id} opensAt={stepOf(step)} speed={paceOf(speed)} />;
}
