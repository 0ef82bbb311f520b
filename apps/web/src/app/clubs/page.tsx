import type { Metadata } from 'next';
import { ClubsPage } from '../../features/clubs/clubs-page.tsx';

export const metadata: Metadata = { title: 'Clubs' };

export default function Page() {
  return <ClubsPage />;
}
