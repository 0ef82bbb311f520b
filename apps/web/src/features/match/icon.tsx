const PATHS = {
  first: 'M5 4V20M19 4L8 12L19 20Z',
  back: 'M17 4L6 12L17 20Z',
  forward: 'M7 4L18 12L7 20Z',
  loss: 'M3 6L11 18M11 6L3 18M14 6L21 12L14 18Z',
} as const;

/** A small sign on a key; the key says in words what it does. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
