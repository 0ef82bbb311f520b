import type { Metadata } from 'next';
import { CampaignPage } from '../../../features/campaigns/campaign-page.tsx';

export const metadata: Metadata = { title: 'Campaign' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <CampaignPage id={(await params).id} />;
}
