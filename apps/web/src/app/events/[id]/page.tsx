import type { Metadata } from 'next';
import { EventPage } from '../../../features/clubs/event-page.tsx';

export const metadata: Metadata = { title: 'Event' };

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly after?: string | readonly string[] }>;
};

/** `after`: the act of its log after which its tables are shown (CL-196). */
export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { after }] = await Promise.all([params, searchParams]);
  const seq = typeof after === 'string' && /^\d{1,6}$/.test(after) ? Number(after) : null;
  return <EventPage id={id} seq={seq} />;
}
