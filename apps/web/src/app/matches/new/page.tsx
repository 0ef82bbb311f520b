import type { Metadata } from 'next';
import { CreatePage } from '../../../features/create/create-page.tsx';

export const metadata: Metadata = { title: 'Create a match' };

export default function Page() {
  return <CreatePage />;
}
