import type { Metadata } from 'next';
import { FieldsPage } from '../../features/fields/fields-page.tsx';

export const metadata: Metadata = { title: 'Battlefields' };

export default function Page() {
  return <FieldsPage />;
}
