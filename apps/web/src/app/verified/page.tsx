import type { Metadata } from 'next';
import Link from 'next/link';
import { nextPath } from '../../features/session/next-path.ts';

export const metadata: Metadata = { title: 'Your address' };

type Query = { readonly error?: string; readonly next?: string };

export default async function Page({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { error, next } = await searchParams;
  const onward = error ? '/sign-in' : nextPath(next);
  return (
    <section className="sheet stack column">
      <h1>{error ? 'The link did not work' : 'Address confirmed'}</h1>
      <p className="lead">
        {error
          ? 'It is used up or too old. Ask for a link to sign in by: it confirms the address as well.'
          : 'You are in. From now on we write to you when it is your move.'}
      </p>
      <p>
        <Link className="button button-main" href={onward}>
          {error ? 'To the counter' : onward === '/desk' ? 'To your desk' : 'Go on'}
        </Link>
      </p>
    </section>
  );
}
