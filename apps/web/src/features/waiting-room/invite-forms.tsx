'use client';
import { type RefObject, useRef, useState } from 'react';
import { sideName } from '../../games/index.ts';
import { BotInvitation } from '../attendance/bot-invitation.tsx';
import { LinkInvitation } from '../invitation/link-invitation.tsx';
import { MailInvitation } from '../invitation/mail-invitation.tsx';

type SidesProps = {
  readonly ruleSet: string;
  readonly sides: readonly string[];
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly onChange: () => void;
};

/** For whose seats the invitation is good. It is read when the invitation is made, even if it was chosen before the page could tell. */
function SideChoice({ ruleSet, sides, select, onChange }: SidesProps) {
  return (
    <div className="field">
      <label htmlFor="invited-side">Seat</label>
      <select ref={select} id="invited-side" className="select" defaultValue="" onChange={onChange}>
        <option value="">Any open seat</option>
        {sides.map((one) => (
          <option key={one} value={one}>
            {sideName(ruleSet, one)}
          </option>
        ))}
      </select>
    </div>
  );
}

type Props = { readonly matchId: string; readonly ruleSet: string; readonly sides: readonly string[] };

/** Brings somebody in: by a link to pass on, or by a letter. `sides`: those with a free seat. */
export function InviteForms({ matchId, ruleSet, sides }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  // A link that was made for another choice is no longer shown.
  const [choice, setChoice] = useState(0);
  const sideNow = () => select.current?.value || null;
  return (
    <section className="sheet stack" aria-labelledby="invite">
      <h2 id="invite">Invite a player</h2>
      {sides.length > 1 ? (
        <SideChoice
          ruleSet={ruleSet}
          sides={sides}
          select={select}
          onChange={() => setChoice((before) => before + 1)}
        />
      ) : null}
      <LinkInvitation key={choice} matchId={matchId} sideNow={sideNow} />
      <MailInvitation matchId={matchId} sideNow={sideNow} />
      <BotInvitation matchId={matchId} />
    </section>
  );
}
