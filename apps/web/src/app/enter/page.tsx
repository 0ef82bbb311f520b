import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { EnterPage } from '../../features/sign-in/enter-page.tsx';

export const metadata: Metadata = { title: 'Confirm', robots: { index: false } };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export default async function Page({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const asked = (await cookies()).getAll().some(({ name }) => name.endsWith('fieldpost.sign_up'));
  return <EnterPage query={await searchParams} asked={asked} />;
}
