import type { Metadata } from 'next';
import { NewEventPage } from '../../../../features/clubs/new-event-page.tsx';

export const metadata: Metadata = { title: 'Create event' };

export default async function Page({ params }: { readonly params: Promise<{ readonly slug: string }> }) {
  return <NewEventPage slug={(await params).slug} />;
}
