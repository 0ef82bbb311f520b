import type { ReactNode } from 'react';

/**
 * Says that a letter is on its way and what to do with it; nothing before. The text never shows whether the address is
 * known.
 */
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
