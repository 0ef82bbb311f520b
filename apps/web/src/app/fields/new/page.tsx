import type { Metadata } from 'next';
import { EditorPage } from '../../../features/fields/editor-page.tsx';

export const metadata: Metadata = { title: 'Draw a battlefield' };

export default function Page() {
  return <EditorPage drawn={null} />;
}
