import type { Metadata } from 'next';
import Link from 'next/link';

export const metadata: Metadata = { title: 'Your address' };

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ readonly error?: string }> }) {
  const { error } = await searchParams;
  return (
    <section className="sheet stack column">
      <h1>{error ? 'The link did not work' : 'Address confirmed'}</h1>
      <p className="lead">
        {error
          ? 'It is used up or too old. Sign in, and let us send you another letter from your desk.'
          : 'From now on we write to you when it is your move.'}
      </p>
      <p>
        <Link className="button button-main" href="/desk">
          To your desk
        </Link>
      </p>
    </section>
  );
}
