import type { Metadata } from 'next';
import { NotificationsPage } from '../../../features/telling/telling-page.tsx';

export const metadata: Metadata = { title: 'How you are told' };

export default function Page() {
  return <NotificationsPage />;
}
