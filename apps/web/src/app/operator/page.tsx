import type { Metadata } from 'next';
import { OperatorPage } from '../../features/operator/operator-page.tsx';

export const metadata: Metadata = { title: 'Operator', robots: { index: false } };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

export default async function Page({ searchParams }: Props) {
  const { search, subject, before } = await searchParams;
  return <OperatorPage search={textOf(search)} subject={textOf(subject) || null} before={textOf(before) || null} />;
}
