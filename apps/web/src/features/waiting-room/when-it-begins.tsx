'use client';
import { useRouter } from 'next/navigation';
import { useMatchChanges } from '../../connection/live.ts';

/** Waits until an opponent joins, then opens the board automatically. */
export function WhenItBegins({ id }: { readonly id: string }) {
  const router = useRouter();
  useMatchChanges(id, () => router.refresh());
  return (
    <p className="notice" role="status">
      You can leave this page: we send you a letter when the match starts. If you stay, the board opens automatically.
    </p>
  );
}
