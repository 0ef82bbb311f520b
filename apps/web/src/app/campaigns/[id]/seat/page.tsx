import type { Metadata } from 'next';
import { SeatPage } from '../../../../features/campaigns/seat-page.tsx';

export const metadata: Metadata = { title: 'Campaign seat' };

type Props = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly offer?: string | readonly string[] }>;
};

export default async function Page({ params, searchParams }: Props) {
  const { offer } = await searchParams;
  return <SeatPage id={(await params).id} offer={typeof offer === 'string' ? offer : ''} />;
}
