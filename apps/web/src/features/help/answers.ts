/** One sentence of an answer, and the rule that it follows from, by its number; null: none in particular. */
export type Said = { readonly says: string; readonly rule: string | null };

/** The name of the tapped control, and its explanation. */
export type Answer = {
  readonly title: string;
  readonly said: readonly Said[];
  /** The place of the tapped thing in the window. */
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number };
};

type Listener = () => void;

/** The one answer that a page shows; the next one replaces it. */
let shown: Answer | null = null;
const listeners = new Set<Listener>();

/** Shows an answer beside what was touched; null: none any more. */
export function tell(answer: Answer | null): void {
  shown = answer;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const ANSWERS = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: (): Answer | null => shown,
  onServer: (): Answer | null => null,
};

/** The place of an element, for the answer beside it. */
export function placeOf(element: Element): Answer['at'] {
  const { left, top, bottom } = element.getBoundingClientRect();
  return { left, top, bottom };
}
