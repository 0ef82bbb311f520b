'use client';
import type { Fault, Result } from '@fieldpost/client';
import { useCallback, useState } from 'react';

/** One thing that is sent at a time: whether it is under way, and why the last try was refused. */
export type Sending = {
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** Runs `work`; its value, or null where it was refused (then `fault` says why). */
  readonly run: <Value>(work: () => Promise<Result<Value>>) => Promise<Value | null>;
};

export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const run = useCallback(async <Value>(work: () => Promise<Result<Value>>): Promise<Value | null> => {
    setBusy(true);
    setFault(null);
    const result = await work();
    setBusy(false);
    if (result.ok) return result.value;
    setFault(result.fault);
    return null;
  }, []);
  return { busy, fault, run };
}
