import type { Metadata } from 'next';
import { FieldsPage } from '../../features/field-editor/fields-page.tsx';

export const metadata: Metadata = { title: 'Battlefields' };

export default function Page() {
  return <FieldsPage />;
}
