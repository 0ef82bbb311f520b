import type { Metadata } from 'next';
import { EnterPage } from '../../features/sign-in/enter-page.tsx';

export const metadata: Metadata = { title: 'One more press', robots: { index: false } };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export default async function Page({ searchParams }: { readonly searchParams: Promise<Query> }) {
  return <EnterPage query={await searchParams} />;
}
