import type { Metadata } from 'next';
import { PlayPage } from '../../../features/create/play-page.tsx';

export const metadata: Metadata = { title: 'Play the computer' };

export default async function Page({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  return <PlayPage game={(await params).game} />;
}
