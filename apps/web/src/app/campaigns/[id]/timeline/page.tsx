import type { Metadata } from 'next';
import { TimelinePage } from '../../../../features/campaigns/timeline-page.tsx';

export const metadata: Metadata = { title: 'Timeline' };

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly from?: string }>;
};

export default async function Page({ params, searchParams }: Props) {
  const from = Number((await searchParams).from ?? 0);
  return <TimelinePage id={(await params).id} from={Number.isSafeInteger(from) ? from : 0} />;
}
