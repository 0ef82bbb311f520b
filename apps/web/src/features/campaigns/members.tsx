'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './campaigns.module.css';
import { HAND_CAMPAIGN_OVER, LEAVE_CAMPAIGN, type Named, OFFER_SEAT, type Seat } from './operations.ts';
import { Vacation } from './vacation.tsx';

type Props = {
  readonly id: string;
  readonly sides: Named;
  readonly seats: readonly Seat[];
  /** May leave: a member of a war of several. */
  readonly leaves: boolean;
  /** May offer a vacant seat; `officer`: one that is held, too (LC-014, LC-102). */
  readonly arranges: boolean;
  readonly officer: boolean;
  /** The viewer, where the war is theirs to hand over (LC-011); else null. */
  readonly owner: string | null;
  /** Of each Empire that the viewer commands the days of vacation left; null: none is theirs. */
  readonly left: Readonly<Record<string, number>> | null;
  /** By Empire, until when it is away, in words. */
  readonly away: Named;
};

/** The members, with buttons to leave and to arrange a substitute. */
export function Members({ id, sides, seats, leaves, arranges, officer, owner, left, away }: Props) {
  const others = seats.flatMap(({ user }) => (user !== null && user.bot === null && user.id !== owner ? [user] : []));
  return (
    <section className="sheet stack" aria-labelledby="members">
      <h2 id="members">Players</h2>
      <ul className="plain-list stack">
        {seats.map(({ empire, player, user }) => (
          <li key={`${empire}/${player}`} className="row row-apart">
            <span>
              {sides[empire]}, {player === 0 ? 'commander' : `player ${player + 1}`}: {user?.name ?? <em>vacant</em>}
              {player === 0 ? <Away until={away[empire]} /> : null}
            </span>
            {(user === null && arranges) || officer ? <Offer id={id} empire={empire} player={player} /> : null}
          </li>
        ))}
      </ul>
      {left === null ? null : <Vacation id={id} sides={sides} left={left} away={Object.keys(away)} />}
      {owner !== null && others.length > 0 ? <HandOver id={id} others={others} /> : null}
      {leaves ? <Leaving id={id} /> : null}
    </section>
  );
}

/** LC-093: vacation "is public with its end". */
const Away = ({ until }: { readonly until: string | undefined }) =>
  until === undefined ? null : <span className="small soft">, on vacation until {until}</span>;

/** LC-014: a link for the player who is to take the seat. Taking it is their consent. */
function Offer({ id, empire, player }: { readonly id: string; readonly empire: string; readonly player: number }) {
  const { busy, fault, run } = useSending();
  const [address, locate] = useState('');
  const offer = async (): Promise<void> => {
    const made = await run(() => ask(OFFER_SEAT, { id, empire, player }));
    if (made === null) return;
    locate(`${location.origin}/campaigns/${id}/seat?offer=${encodeURIComponent(made.offerCampaignSeat)}`);
  };
  if (address !== '') return <CopyField label="Share this link with the replacement" value={address} />;
  return (
    <>
      <Button className="button" waits={busy} onClick={() => void offer()}>
        Find a substitute
      </Button>
      <FaultNotice fault={fault} />
    </>
  );
}

/** LC-011: the owner of the campaign transfers it to another player. */
function HandOver({ id, others }: { readonly id: string; readonly others: readonly NonNullable<Seat['user']>[] }) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [heir, choose] = useState(others[0]?.id ?? '');
  const hand = async (): Promise<void> => {
    if ((await run(() => ask(HAND_CAMPAIGN_OVER, { id, userId: heir }))) !== null) router.refresh();
  };
  return (
    <details className={styles.fold}>
      <summary>Transfer campaign</summary>
      <div className="stack">
        <SelectField
          label="New owner"
          choices={others.map((user) => [user.id, user.name] as const)}
          value={heir}
          onChange={({ target }) => choose(target.value)}
        />
        <ConfirmButton
          label="Transfer"
          question="They will manage the campaign instead of you. Transfer it?"
          yes="Transfer"
          busy={busy}
          onYes={() => void hand()}
        />
        <FaultNotice fault={fault} />
      </div>
    </details>
  );
}

function Leaving({ id }: { readonly id: string }) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const leave = async (): Promise<void> => {
    if ((await run(() => ask(LEAVE_CAMPAIGN, { id }))) !== null) router.push('/campaigns');
  };
  return (
    <>
      <ConfirmButton
        label="Leave campaign"
        question="Your soldiers go to your commander, and all members are notified. Leave?"
        yes="Leave"
        busy={busy}
        onYes={() => void leave()}
      />
      <FaultNotice fault={fault} />
    </>
  );
}
