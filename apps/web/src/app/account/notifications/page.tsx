import type { Metadata } from 'next';
import { NotificationsPage } from '../../../features/notification-preferences/notifications-page.tsx';

export const metadata: Metadata = { title: 'Notifications' };

export default function Page() {
  return <NotificationsPage />;
}
