import type { Metadata } from 'next';
import { ActPage } from '../../../features/letters/act-page.tsx';

export const metadata: Metadata = { title: 'From your letter', robots: { index: false }, referrer: 'no-referrer' };

export default async function Page({ params }: { readonly params: Promise<{ readonly token: string }> }) {
  const { token } = await params;
  return <ActPage token={decodeURIComponent(token)} />;
}
