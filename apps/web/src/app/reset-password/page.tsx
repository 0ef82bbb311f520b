import type { Metadata } from 'next';
import Link from 'next/link';
import { ResetForm } from '../../features/sign-in/reset-form.tsx';

export const metadata: Metadata = { title: 'New password' };

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ readonly token?: string }> }) {
  const { token } = await searchParams;
  return (
    <section className="sheet stack column">
      <h1>Choose a new password</h1>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <p className="notice notice-bad">
          This link is incomplete. <Link href="/forgot-password">Request a new one</Link>
        </p>
      )}
    </section>
  );
}
