import type { Metadata } from 'next';
import { InvitationPage } from '../../../features/invitation/invitation-page.tsx';

// The address is a secret: it must not travel on to another site.
export const metadata: Metadata = { title: 'Invitation', referrer: 'no-referrer', robots: { index: false } };

export default async function Page({ params }: { readonly params: Promise<{ readonly secret: string }> }) {
  return <InvitationPage secret={(await params).secret} />;
}
