import { useState } from 'react';

const MAX_KEPT = 50;

/** The drawing, with undo. `put` records a change as its own step; `set` records none. */
export function useHistory<Drawing>(first: () => Drawing) {
  const [now, set] = useState<Drawing>(first);
  const [past, setPast] = useState<readonly Drawing[]>([]);
  const put = (next: Drawing): void => {
    if (next === now) return;
    setPast([...past.slice(1 - MAX_KEPT), now]);
    set(next);
  };
  const undo = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    set(before);
  };
  return { now, set, put, undo: past.length === 0 ? null : undo };
}
