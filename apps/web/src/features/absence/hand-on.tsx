'use client';
import { LinkInvitation } from '../invitation/link-invitation.tsx';
import { MailInvitation } from '../invitation/mail-invitation.tsx';
import { sideName } from '../words/sides.ts';
import styles from './absence.module.css';

/** Brings somebody to a seat that is open: by a link to pass on, or by a letter. */
export function HandOn({ matchId, side }: { readonly matchId: string; readonly side: string }) {
  return (
    <details className={styles.fold}>
      <summary>Find somebody for {sideName(side)}</summary>
      <div className="stack">
        <LinkInvitation matchId={matchId} sideNow={() => side} />
        <MailInvitation matchId={matchId} sideNow={() => side} />
      </div>
    </details>
  );
}
