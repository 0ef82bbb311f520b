'use client';
import type { Client } from 'graphql-ws';
import { useEffect, useRef, useState } from 'react';

/** Something that happened to a match: its steps now, and its status. */
export type MatchChange = { readonly id: string; readonly step: number; readonly status: string };

/** live: told at once, and asked every minute; polling: asked every quarter of a minute; connecting: neither yet. */
export type LiveState = 'connecting' | 'live' | 'polling';

const POLL_MS = 15_000;
/** With the line up one asks too, seldom: a message may be lost between processes. */
const LIVE_POLL_MS = 60_000;
/** The service listens for us after this time, in ms. Events between the render of the page and then reached nobody. */
const CAUGHT_UP_MS = 1_000;
let client: Promise<Client> | null = null;
/** Whether the line all pages share is up: who comes from one page to the next finds it so. */
let up = false;

async function openClient(): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return createClient({
    url: `${scheme}://${location.host}/graphql`,
    lazy: true,
    lazyCloseTimeout: 5_000,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    // 1, 2, 4, 8, then 15 seconds, scattered so that a restarted service is not stormed.
    retryWait: (retries) =>
      new Promise((done) => setTimeout(done, Math.min(15_000, 1_000 * 2 ** retries) * (0.7 + Math.random() * 0.6))),
    shouldRetry: () => true,
    on: {
      connected: () => {
        up = true;
      },
      closed: () => {
        up = false;
      },
    },
  });
}

const sharedClient = (): Promise<Client> => {
  client ??= openClient();
  return client;
};

type Listener = {
  readonly changed: (change: MatchChange | null) => void;
  readonly state: (state: LiveState) => void;
};

type ChangePayload = { readonly [field: string]: MatchChange | undefined };

function listen(query: string, variables: Record<string, unknown>, listener: Listener): () => void {
  let stopped = false;
  let stop = (): void => {};
  void sharedClient().then((socket) => {
    if (!stopped) stop = listenOn(socket, { query, variables }, listener);
  });
  return () => {
    stopped = true;
    stop();
  };
}

type Asked = { readonly query: string; readonly variables: Record<string, unknown> };

function listenOn(socket: Client, asked: Asked, listener: Listener): () => void {
  let catchUp: ReturnType<typeof setTimeout> | undefined;
  // The stream does not repeat earlier events: ask once after each new connection, the first too.
  const heard = (): void => {
    listener.state('live');
    clearTimeout(catchUp);
    catchUp = setTimeout(() => listener.changed(null), CAUGHT_UP_MS);
  };
  if (up) heard();
  const lost = (): void => listener.state('polling');
  const offs = [socket.on('connected', heard), socket.on('closed', lost), socket.on('error', lost)];
  const unsubscribe = socket.subscribe<ChangePayload>(asked, {
    next: ({ data }) => {
      listener.state('live');
      const change = data ? Object.values(data)[0] : undefined;
      if (change) listener.changed(change);
    },
    error: lost,
    complete: lost,
  });
  return () => {
    clearTimeout(catchUp);
    for (const off of offs) off();
    unsubscribe();
  };
}

function useChanges(query: string, id: string | null, onChange: (change: MatchChange | null) => void): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const hears = { changed: (change: MatchChange | null) => latest.current(change), state: setState };
    return listen(query, id === null ? {} : { id }, hears);
  }, [query, id]);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible') latest.current(null);
    };
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(again, state === 'live' ? LIVE_POLL_MS : POLL_MS);
    return () => {
      document.removeEventListener('visibilitychange', again);
      clearInterval(timer);
    };
  }, [state]);
  return state;
}

const MATCH_CHANGED = 'subscription ($id: ID!) { matchChanged(id: $id) { id step status } }';
const MY_MATCHES_CHANGED = 'subscription { myMatchesChanged { id step status } }';

/** Calls `onChange` when this match changes; with null when it may have (the line was down, the page was hidden): ask again. */
export const useMatchChanges = (id: string, onChange: (change: MatchChange | null) => void): LiveState =>
  useChanges(MATCH_CHANGED, id, onChange);

/** The same for every match of the person signed in. */
export const useMyMatchChanges = (onChange: (change: MatchChange | null) => void): LiveState =>
  useChanges(MY_MATCHES_CHANGED, null, onChange);
