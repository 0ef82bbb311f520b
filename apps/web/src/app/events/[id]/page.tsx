import type { Metadata } from 'next';
import { EventPage } from '../../../features/clubs/event-page.tsx';

export const metadata: Metadata = { title: 'Event' };

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<'after' | 'division', string | readonly string[] | undefined>>>;
};

const whole = (given: string | readonly string[] | undefined): number | null =>
  typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : null;

/** `after`: the act of its log after which its tables are shown (CL-196). `division`: which of many is shown (CL-171). */
export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { after, division }] = await Promise.all([params, searchParams]);
  return <EventPage id={id} seq={whole(after)} division={whole(division) ?? 0} />;
}
