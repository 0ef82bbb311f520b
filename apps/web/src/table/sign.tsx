const PATHS = {
  up: 'M5 15L12 8L19 15',
  down: 'M5 9L12 16L19 9',
  undo: 'M10 4L4 10L10 16M4 10H15A5 5 0 0 1 15 20H12',
  back: 'M19 5L9 12L19 19ZM5 5V19',
  close: 'M6 6L18 18M18 6L6 18',
  menu: 'M12 5V5.1M12 12V12.1M12 19V19.1',
  diary: 'M5 4H17A2 2 0 0 1 19 6V20H7A2 2 0 0 1 5 18ZM9 9H15M9 13H15',
  talk: 'M4 5H20V16H11L6 20V16H4Z',
  replay: 'M8 5L19 12L8 19ZM4 5V19',
  next: 'M5 5L12 12L5 19M13 5L20 12L13 19',
  desk: 'M3 6H21V18H3ZM3 7L12 13L21 7',
} as const;

export type SignName = keyof typeof PATHS;

/** A small line drawing on a button of the table; the button says in words what it does. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'menu' ? 4 : 2.2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
