import type { Metadata } from 'next';
import { DeskPage } from '../../features/desk/desk-page.tsx';

export const metadata: Metadata = { title: 'Your desk' };

export default function Page() {
  return <DeskPage />;
}
