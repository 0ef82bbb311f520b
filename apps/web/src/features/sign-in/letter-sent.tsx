import type { ReactNode } from 'react';

/** Says that a letter is on its way, and what to do with it. Nothing before there is one; the same whoever has the address. */
export function LetterSent({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  return (
    <div role="status">
      {to ? (
        <p className="notice notice-good">
          We sent an email to <span className="typed">{to}</span>. {children}
        </p>
      ) : null}
    </div>
  );
}
