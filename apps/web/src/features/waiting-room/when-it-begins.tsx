'use client';
import { useRouter } from 'next/navigation';
import { useMatchChanges } from '../../connection/live.ts';

/** Stays until somebody sits down, then brings up the board by itself. */
export function WhenItBegins({ id }: { readonly id: string }) {
  const router = useRouter();
  useMatchChanges(id, () => router.refresh());
  return (
    <p className="notice" role="status">
      You need not wait here: a letter goes out to you when the match begins. If you do wait, the board opens by itself.
    </p>
  );
}
