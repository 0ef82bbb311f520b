import type { Metadata } from 'next';
import { ArchivePage } from '../../../features/desk/archive-page.tsx';

export const metadata: Metadata = { title: 'Finished matches' };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Page({ searchParams }: Props) {
  const { after } = await searchParams;
  return <ArchivePage after={typeof after === 'string' ? after : ''} />;
}
