'use client';
import type { Json } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { CheckBox } from '../../design/fields.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './clubs.module.css';
import { ACT_IN_CLUB, type Club, type Member } from './operations.ts';

/** Does something in a club, and shows the page as it is then. */
function useClub(slug: string) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const act = async (what: Json): Promise<boolean> => {
    const done = await run(() => ask(ACT_IN_CLUB, { slug, act: what }));
    if (done !== null && done.actInClub === null) router.push('/clubs');
    else if (done !== null) router.refresh();
    return done !== null;
  };
  return { busy, fault, act };
}

/** CL-021: the club is offered to the reader. */
function Offered({ slug }: { readonly slug: string }) {
  const { busy, fault, act } = useClub(slug);
  return (
    <div className="notice stack">
      <p>The owner offers you this club.</p>
      <p>
        <Button className="button button-main" waits={busy} onClick={() => void act({ type: 'take-ownership' })}>
          Accept ownership
        </Button>
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}

/** CL-010: an office is offered to the reader. */
function OfficeOffered({ slug, offices }: { readonly slug: string; readonly offices: readonly string[] }) {
  const { busy, fault, act } = useClub(slug);
  const named = offices.join(' and ');
  return (
    <div className="notice stack">
      <p>You are offered a role in this club: {named}.</p>
      <p className="row">
        <Button className="button button-main" waits={busy} onClick={() => void act({ type: 'take-office' })}>
          Accept role
        </Button>
        <Button className="button" waits={busy} onClick={() => void act({ type: 'decline-office' })}>
          Decline
        </Button>
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}

/** CL-021: the owner offers the club to a member. */
function HandOver({ slug, member: { id, name } }: { readonly slug: string; readonly member: Member }) {
  const { busy, fault, act } = useClub(slug);
  return (
    <details className={styles.fold}>
      <summary>
        Transfer club<span className="unseen"> to {name}</span>
      </summary>
      <p className="small">{name} becomes owner after accepting. You stay a member and keep your other roles.</p>
      <p>
        <Button className="button" waits={busy} onClick={() => void act({ type: 'offer-ownership', userId: id })}>
          Offer club to {name}
        </Button>
      </p>
      <FaultNotice fault={fault} />
    </details>
  );
}

type MembershipProps = {
  readonly club: Club;
  readonly asked: boolean;
  readonly offices: readonly string[];
};

/** Joining, or leaving; and what is offered to the reader. */
export function Membership({ club, asked, offices }: MembershipProps) {
  const { busy, fault, act } = useClub(club.slug);
  const owns = club.offices.includes('owner');
  if (asked) return <p className="notice">Request sent. An officer will answer.</p>;
  // An owner neither joins nor leaves.
  if (owns && !club.offered && offices.length === 0) return null;
  return (
    <div className="stack">
      {club.offered ? <Offered slug={club.slug} /> : null}
      {offices.length > 0 ? <OfficeOffered slug={club.slug} offices={offices} /> : null}
      {club.member || owns ? null : (
        <p>
          <Button className="button button-main" waits={busy} onClick={() => void act({ type: 'join' })}>
            {club.joinRule === 'ask' ? 'Request to join' : 'Join club'}
          </Button>
        </p>
      )}
      {club.member && !owns ? (
        <p>
          <Button className="button" waits={busy} onClick={() => void act({ type: 'leave' })}>
            Leave club
          </Button>
        </p>
      ) : null}
      <FaultNotice fault={fault} />
    </div>
  );
}

/** CL-010: officers invite by email address or by account. */
export function InviteMember({ slug }: { readonly slug: string }) {
  const { busy, fault, act } = useClub(slug);
  const [who, setWho] = useState('');
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await act({ type: 'invite', userId: who })) setWho('');
  };
  return (
    <form className="stack column" onSubmit={(event) => void invite(event)}>
      <TextField
        label="Invite a registered player"
        hint="Email address. They get a letter if they have an account, and are listed once they accept."
        value={who}
        required
        onChange={({ target }) => setWho(target.value)}
      />
      <p>
        <SendButton busy={busy} className="button">
          Invite
        </SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

const OFFICES = ['organiser', 'referee'] as const;

type MemberProps = { readonly slug: string; readonly member: Member; readonly mine: readonly string[] };

/** A member as an officer sees them: applicants are admitted, offices given and taken. */
export function MemberRow({ slug, member, mine }: MemberProps) {
  const { busy, fault, act } = useClub(slug);
  const { id, name, state, roles } = member;
  return (
    <li className={styles.member}>
      <span>
        {name} <span className="small soft">{state === 'member' ? roles.join(', ') : state}</span>
      </span>
      <span className="row">
        {state === 'asked' ? (
          <Button className="button button-main" waits={busy} onClick={() => void act({ type: 'admit', userId: id })}>
            Approve {name}
          </Button>
        ) : null}
        {state === 'member' ? <Offices member={member} mine={mine} busy={busy} act={act} /> : null}
      </span>
      {state === 'member' && mine.includes('owner') && !roles.includes('owner') ? (
        <HandOver slug={slug} member={member} />
      ) : null}
      <FaultNotice fault={fault} />
    </li>
  );
}

type OfficesProps = Omit<MemberProps, 'slug'> & Pick<ReturnType<typeof useClub>, 'busy' | 'act'>;

function Offices({ member, mine, busy, act }: OfficesProps) {
  const { id, name, roles, offices } = member;
  const given = [...roles, ...offices];
  const may = (office: string) => mine.includes('owner') || (office === 'referee' && mine.includes('organiser'));
  const changed = (office: string) =>
    given.includes(office) ? given.filter((one) => one !== office) : [...given, office];
  return OFFICES.filter(may).map((office) => (
    <label key={office} className="check">
      <CheckBox
        checked={given.includes(office)}
        waits={busy}
        onChange={() => void act({ type: 'appoint', userId: id, roles: changed(office) })}
      />
      <span>
        {offices.includes(office) ? `${office} (offered)` : office}
        <span className="unseen">: {name}</span>
      </span>
    </label>
  ));
}
