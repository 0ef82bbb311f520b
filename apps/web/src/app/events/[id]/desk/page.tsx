import type { Metadata } from 'next';
import { OfficersDesk } from '../../../../features/clubs/officers-desk.tsx';

export const metadata: Metadata = { title: 'Officer’s desk' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <OfficersDesk id={(await params).id} />;
}
