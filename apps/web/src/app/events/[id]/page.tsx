import type { Metadata } from 'next';
import { EventPage } from '../../../features/clubs/event-page.tsx';

export const metadata: Metadata = { title: 'Event' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <EventPage id={(await params).id} />;
}
