import type { Metadata } from 'next';
import { RulesIndexPage } from '../../features/rules/rules-index-page.tsx';

export const metadata: Metadata = { title: 'Rules' };

export default function Page() {
  return <RulesIndexPage />;
}
