import type { Metadata } from 'next';
import { ModerationPage } from '../../features/talk/moderation-page.tsx';

export const metadata: Metadata = { title: 'Reported messages', robots: { index: false } };

export default function Page() {
  return <ModerationPage />;
}
