import type { Metadata } from 'next';
import { WhyPage } from '../../../../features/notification-preferences/why-page.tsx';

export const metadata: Metadata = { title: 'Notification history' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  return <WhyPage matchId={id} />;
}
