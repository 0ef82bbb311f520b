import type { Metadata } from 'next';
import { HonourPage } from '../../../../features/campaigns/honour-page.tsx';

export const metadata: Metadata = { title: 'Roll of honour' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <HonourPage id={(await params).id} />;
}
