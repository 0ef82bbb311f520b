'use client';
import { sideName } from '../../games/index.ts';
import { LinkInvitation } from '../invitation/link-invitation.tsx';
import { MailInvitation } from '../invitation/mail-invitation.tsx';
import styles from './attendance.module.css';

type Props = { readonly matchId: string; readonly ruleSet: string; readonly side: string };

/** Brings somebody to a seat that is open: by a link to pass on, or by a letter. */
export function HandOn({ matchId, ruleSet, side }: Props) {
  return (
    <details className={styles.fold}>
      <summary>Find a replacement for {sideName(ruleSet, side)}</summary>
      <div className="stack">
        <LinkInvitation matchId={matchId} sideNow={() => side} />
        <MailInvitation matchId={matchId} sideNow={() => side} />
      </div>
    </details>
  );
}
