import type { Metadata } from 'next';
import { CorrectPage } from '../../../../features/campaigns/correct-page.tsx';

export const metadata: Metadata = { title: 'Correct a result' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <CorrectPage id={(await params).id} />;
}
