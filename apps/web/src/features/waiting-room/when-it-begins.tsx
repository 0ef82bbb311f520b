'use client';
import { useRouter } from 'next/navigation';
import { useMatchChanges } from '../../connection/live.ts';

/** Stays until somebody sits down, then brings up the board by itself. */
export function WhenItBegins({ id }: { readonly id: string }) {
  const router = useRouter();
  useMatchChanges(id, () => router.refresh());
  return (
    <p className="notice" role="status">
      You can leave this page: we send you a letter when the match starts. If you stay, the board opens automatically.
    </p>
  );
}
