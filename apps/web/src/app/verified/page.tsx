import type { Metadata } from 'next';
import Link from 'next/link';
import { nextPath } from '../../features/session/next-path.ts';

export const metadata: Metadata = { title: 'Email address' };

type Query = { readonly error?: string; readonly next?: string };

export default async function Page({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { error, next } = await searchParams;
  const onward = error ? '/sign-in' : nextPath(next);
  return (
    <section className="sheet stack column">
      <h1>{error ? 'That link did not work' : 'Address confirmed'}</h1>
      <p className="lead">
        {error
          ? 'The link has expired or was already used. Request a sign-in link: it also confirms your address.'
          : 'You are signed in. From now on we email you when it is your move.'}
      </p>
      <p>
        <Link className="button button-main" href={onward}>
          {error ? 'Sign in' : onward === '/desk' ? 'Go to your desk' : 'Continue'}
        </Link>
      </p>
    </section>
  );
}
