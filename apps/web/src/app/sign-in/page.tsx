import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { currentPerson } from '../../features/session/current-person.ts';
import { nextPath } from '../../features/session/next-path.ts';
import { SignInPage } from '../../features/sign-in/sign-in-page.tsx';

export const metadata: Metadata = { title: 'Sign in' };

type Props = { readonly searchParams: Promise<{ readonly next?: string; readonly error?: string }> };

export default async function Page({ searchParams }: Props) {
  const { next, error } = await searchParams;
  if ((await currentPerson()) !== null) redirect(nextPath(next));
  return <SignInPage next={nextPath(next)} error={error ?? null} />;
}
