'use client';
import type { Fault } from '@fieldpost/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { newKey } from '../match/new-key.ts';
import { type Address, type Message, READ_MESSAGES, SEND_MESSAGE, TALK, type Talk } from './operations.ts';

/** The talk of one match, kept as the service has it. */
export type LiveTalk = {
  /** Null until it has come. */
  readonly talk: Talk | null;
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** Whether there is more above what is shown. */
  readonly earlier: boolean;
  /** Resolves to true when the message was taken. */
  readonly send: (address: Address, text: string) => Promise<boolean>;
  readonly showEarlier: () => void;
  readonly refresh: () => void;
};

/** As many as one answer of the service holds: fewer, and there is nothing before them. */
const PAGE = 100;

const merged = (held: readonly Message[], fresh: readonly Message[]): readonly Message[] => {
  const byId = new Map([...held, ...fresh].map((one) => [one.id, one]));
  return [...byId.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
};

/** Earlier pages that were asked for; what lies within the fresh one is as the service has it now: some may be gone. */
const before = (held: readonly Message[], [first]: readonly Message[]): readonly Message[] =>
  first ? held.filter(({ id }) => BigInt(id) < BigInt(first.id)) : [];

type Pages = ReturnType<typeof usePages>;

/** The letters as far as they have been asked for. */
function usePages(matchId: string) {
  const [talk, setTalk] = useState<Talk | null>(null);
  const [earlier, setEarlier] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    const answer = await ask(TALK, { matchId });
    if (!answer.ok) return;
    const { talk: fresh } = answer.value;
    setEarlier((known) => known || fresh.messages.length === PAGE);
    setTalk((held) => ({ ...fresh, messages: [...before(held?.messages ?? [], fresh.messages), ...fresh.messages] }));
  }, [matchId]);
  const showEarlier = async (): Promise<void> => {
    const answer = await ask(TALK, { matchId, before: talk?.messages[0]?.id ?? null });
    if (!answer.ok) return setFault(answer.fault);
    const { messages } = answer.value.talk;
    setEarlier(messages.length === PAGE);
    setTalk((held) => held && { ...held, messages: merged(messages, held.messages) });
  };
  return { talk, setTalk, earlier, fault, setFault, refresh, showEarlier };
}

function useSender(matchId: string, { setTalk, setFault }: Pages) {
  const [busy, setBusy] = useState(false);
  /** The key goes with the text, so that pressing again after a lost answer sends nothing twice. */
  const pending = useRef({ text: '', key: '' });
  const send = async ({ audience, to }: Address, text: string): Promise<boolean> => {
    if (pending.current.text !== text) pending.current = { text, key: newKey() };
    setBusy(true);
    const answer = await ask(SEND_MESSAGE, { matchId, input: { audience, to, text, key: pending.current.key } });
    setBusy(false);
    setFault(answer.ok ? null : answer.fault);
    if (!answer.ok) return false;
    pending.current = { text: '', key: '' };
    setTalk((held) => held && { ...held, messages: merged(held.messages, [answer.value.sendMessage]) });
    return true;
  };
  return { busy, send };
}

/**
 * @param unread what the page of the match says of it: when that changes, there is something new
 * @param seen whether the reader has the talk before their eyes: then what comes counts as read
 */
export function useTalk(matchId: string, unread: number, seen: boolean): LiveTalk {
  const pages = usePages(matchId);
  const { busy, send } = useSender(matchId, pages);
  const { talk, fault, earlier, refresh, showEarlier } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count means that there is something to be fetched
  useEffect(() => void refresh(), [refresh, unread]);
  useReading(matchId, talk, seen, refresh);
  return { talk, busy, fault, earlier, send, showEarlier: () => void showEarlier(), refresh: () => void refresh() };
}

/** Marks the messages on screen as read. */
function useReading(matchId: string, talk: Talk | null, seen: boolean, refresh: () => Promise<void>): void {
  const last = talk?.messages.at(-1)?.id ?? null;
  const unread = talk?.unread ?? 0;
  useEffect(() => {
    if (!seen || last === null || unread === 0) return;
    void ask(READ_MESSAGES, { matchId, to: last }).then(refresh);
  }, [matchId, seen, last, unread, refresh]);
}
