import type { Metadata } from 'next';
import { EventPage } from '../../../features/clubs/event-page.tsx';
import { wholeNumber } from '../../../features/clubs/whole-number.ts';

export const metadata: Metadata = { title: 'Event' };

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<'after' | 'division', string | readonly string[] | undefined>>>;
};

/** `after`: the act of its log after which its tables are shown (CL-196). `division`: which of many is shown (CL-171). */
export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { after, division }] = await Promise.all([params, searchParams]);
  return <EventPage id={id} seq={wholeNumber(after)} division={wholeNumber(division) ?? 0} />;
}
