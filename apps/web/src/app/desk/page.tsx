import type { Metadata } from 'next';
import { DeskPage } from '../../features/desk/desk-page.tsx';

export const metadata: Metadata = { title: 'Your desk' };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Page({ searchParams }: Props) {
  const { page } = await searchParams;
  return <DeskPage page={typeof page === 'string' && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1} />;
}
