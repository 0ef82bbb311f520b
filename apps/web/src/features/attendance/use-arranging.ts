'use client';
import type { Fault, Operation } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';
import { useSending } from '../forms/use-sending.ts';

export type Arranging = {
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** Sends an arrangement; true if it was accepted. The match page updates automatically. */
  readonly update: <Variables>(operation: Operation<Variables, unknown>, variables: Variables) => Promise<boolean>;
};

/** One arrangement at a time: a pause, a vacation, a seat. */
export function useArranging(): Arranging {
  const { busy, fault, run } = useSending();
  const update: Arranging['update'] = async (operation, variables) =>
    (await run(() => ask(operation, variables))) !== null;
  return { busy, fault, update };
}
