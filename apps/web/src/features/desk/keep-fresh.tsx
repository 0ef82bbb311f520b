'use client';
import { useRouter } from 'next/navigation';
import { useMyMatchChanges } from '../../connection/live.ts';

/** Brings the page up to date whenever one of my matches changes. */
export function KeepFresh() {
  const router = useRouter();
  const state = useMyMatchChanges(() => router.refresh());
  return (
    <p className="caption" role="status">
      {state === 'live'
        ? 'Line open: this page is told at once'
        : state === 'polling'
          ? 'Line down: asking now and then'
          : 'Opening the line'}
    </p>
  );
}
