import type { Metadata } from 'next';
import { ProfilePage } from '../../../features/profile/profile-page.tsx';

export const metadata: Metadata = { title: 'Player' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <ProfilePage id={(await params).id} />;
}
