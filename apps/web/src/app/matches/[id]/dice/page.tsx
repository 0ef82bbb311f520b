import type { Metadata } from 'next';
import { DicePage } from '../../../../features/dice/dice-page.tsx';

export const metadata: Metadata = { title: 'The dice' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  return <DicePage matchId={id} />;
}
