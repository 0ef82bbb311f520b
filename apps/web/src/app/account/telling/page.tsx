import type { Metadata } from 'next';
import { TellingPage } from '../../../features/telling/telling-page.tsx';

export const metadata: Metadata = { title: 'How you are told' };

export default function Page() {
  return <TellingPage />;
}
