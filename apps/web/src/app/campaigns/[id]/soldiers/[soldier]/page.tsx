import type { Metadata } from 'next';
import { SoldierPage } from '../../../../../features/campaigns/soldier-page.tsx';

export const metadata: Metadata = { title: 'Dossier' };

type Props = { readonly params: Promise<{ readonly id: string; readonly soldier: string }> };

export default async function Page({ params }: Props) {
  return <SoldierPage {...(await params)} />;
}
