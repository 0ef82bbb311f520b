'use client';
import { useRouter } from 'next/navigation';
import { useMyMatchChanges } from '../../connection/live.ts';
import { useWaitingCount } from '../shell/waiting-count.ts';

/** Brings the page up to date whenever one of my matches changes. `waiting`: how many wait for me. */
export function KeepFresh({ waiting }: { readonly waiting: number }) {
  useWaitingCount(waiting);
  const router = useRouter();
  const state = useMyMatchChanges(() => router.refresh());
  return (
    <p className="caption" role="status">
      {state === 'live'
        ? 'Live: updates appear at once'
        : state === 'polling'
          ? 'Connection lost: updates may take up to 15 seconds'
          : 'Connecting'}
    </p>
  );
}
