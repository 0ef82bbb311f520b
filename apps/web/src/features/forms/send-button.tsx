import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';

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
    <Button type="submit" className={className} waits={busy}>
      {busy ? <span className="wait" aria-hidden="true" /> : null}
      {children}
      {busy ? <span className="unseen"> (in progress)</span> : null}
    </Button>
  );
}
