import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { currentPerson, currentVisitor } from '../../features/session/current-person.ts';
import { nextPath } from '../../features/session/next-path.ts';
import { SignUpPage } from '../../features/sign-in/sign-up-page.tsx';

export const metadata: Metadata = { title: 'Create account' };

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ readonly next?: string }> }) {
  const { next } = await searchParams;
  if ((await currentPerson()) !== null) redirect(nextPath(next));
  return <SignUpPage next={nextPath(next)} guest={(await currentVisitor()) !== null} />;
}
