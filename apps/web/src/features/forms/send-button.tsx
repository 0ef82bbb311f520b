import type { ReactNode } from 'react';

/** The button that sends a form, and says so while it does. */
export function SendButton({
  busy,
  children,
  className = 'button button-main',
}: {
  readonly busy: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <button type="submit" className={className} disabled={busy}>
      {busy ? <span className="wait" aria-hidden="true" /> : null}
      {children}
      {busy ? <span className="unseen"> (under way)</span> : null}
    </button>
  );
}
