'use client';
import type { Fault } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { useSending } from '../forms/use-sending.ts';
import { type Act, CAMPAIGN_ACT } from './operations.ts';

/** The acting side, and the head of the log that it acts on. */
export type Actor = { readonly id: string; readonly seq: number; readonly side: string };
type Acting = {
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** Sends an act, and refreshes the page if it was accepted. */
  readonly send: (act: Act) => void;
};

export function useAct({ id, seq, side }: Actor): Acting {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const send = async (act: Act): Promise<void> => {
    const asked = { campaignId: id, expectedSeq: seq, act, side, key: crypto.randomUUID() };
    if ((await run(() => ask(CAMPAIGN_ACT, asked))) !== null) router.refresh();
  };
  return { busy, fault, send: (act) => void send(act) };
}
