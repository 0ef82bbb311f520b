const RADIUS = 30;

/** The logo: a round postmark over an envelope's fold. Decoration only. */
export function Postmark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 72 72" width="40" height="40" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        <circle cx="36" cy="36" r={RADIUS} strokeWidth="3" />
        <circle cx="36" cy="36" r={RADIUS - 6} strokeWidth="1.5" />
        <path d="M15 27 36 44 57 27" strokeWidth="3" strokeLinejoin="round" />
        <path d="M16 27h40v21H16z" strokeWidth="3" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
