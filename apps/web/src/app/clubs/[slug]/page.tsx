import type { Metadata } from 'next';
import { ClubPage } from '../../../features/clubs/club-page.tsx';

export const metadata: Metadata = { title: 'Club' };

export default async function Page({ params }: { readonly params: Promise<{ readonly slug: string }> }) {
  return <ClubPage slug={(await params).slug} />;
}
