'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './campaigns.module.css';
import { type Act, CAMPAIGN_OFFICER, type Class, type Corrected, type Fought, type Named } from './operations.ts';

type Props = {
  readonly id: string;
  readonly seq: number;
  readonly fought: readonly Fought[];
  readonly sides: Named;
  /** The open request of the other commander. */
  readonly motion: Act | null;
};
type Draft = { readonly of: number; readonly winner: string; readonly reason: string; readonly from: string };

/** The form, what it would change, and only then the button that writes it. */
export function Correction({ id, seq, fought, sides, motion }: Props) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [draft, set] = useState<Draft>({ of: fought.at(-1)?.seq ?? 0, winner: 'draw', reason: '', from: '' });
  const [looked, look] = useState<{ readonly of: Act; readonly answer: Corrected } | null>(null);
  const act = motion ?? actOf(draft);
  const asked = async (dryRun: boolean): Promise<void> => {
    const sent = { campaignId: id, expectedSeq: seq, act, dryRun, key: dryRun ? null : crypto.randomUUID() };
    const done = await run(() => ask(CAMPAIGN_OFFICER, sent));
    if (done === null) return;
    if (dryRun) return look({ of: act, answer: done.campaignOfficer });
    router.push(`/campaigns/${id}`);
  };
  const current = looked !== null && JSON.stringify(looked.of) === JSON.stringify(act) ? looked.answer : null;
  return (
    <div className={styles.dossier}>
      <section className="sheet stack" aria-labelledby="what">
        <h2 id="what">What actually happened</h2>
        {motion === null ? (
          <Form draft={draft} fought={fought} sides={sides} change={(part) => set({ ...draft, ...part })} />
        ) : (
          <p>The other commander asks for: {String(motion.reason ?? motion.type)}</p>
        )}
        <Button className="button button-main" waits={busy} onClick={() => void asked(true)}>
          Preview changes
        </Button>
        <FaultNotice fault={fault} />
      </section>
      {current === null ? null : (
        <Outlook answer={current} fought={fought} sides={sides} busy={busy} write={() => void asked(false)} />
      )}
    </div>
  );
}

function actOf({ of, winner, reason, from }: Draft): Act {
  const anew = { reason, from: from === '' ? null : Number(from), type: 'correct', of };
  return winner === 'again' ? { ...anew, match: 'again' } : { ...anew, report: { winner, reason: 'adjudication' } };
}

type FormProps = {
  readonly draft: Draft;
  readonly fought: readonly Fought[];
  readonly sides: Named;
  readonly change: (part: Partial<Draft>) => void;
};

function Form({ draft, fought, sides, change }: FormProps) {
  const chosen = fought.find(({ seq }) => seq === draft.of);
  const later = fought.filter(({ battle }) => battle > (chosen?.battle ?? 0));
  return (
    <div className="stack">
      <SelectField
        label="The battle"
        value={draft.of}
        choices={fought.map(({ seq, battle, title, winner }) => [
          String(seq),
          `${battle}: ${title} (won by ${winner})`,
        ])}
        onChange={({ target }) => change({ of: Number(target.value), from: '' })}
      />
      <SelectField
        label="Correct result"
        value={draft.winner}
        choices={[...Object.entries(sides).map(([side, name]) => [side, `${name} won`] as const), ...OTHERWISE]}
        onChange={({ target }) => change({ winner: target.value })}
      />
      <SelectField
        label="Later battles"
        value={draft.from}
        choices={[
          ['', 'all stay valid'],
          ...later.map(({ battle }) => [String(battle), `void from battle ${battle} on`] as const),
        ]}
        onChange={({ target }) => change({ from: target.value })}
      />
      <ReasonField reason={draft.reason} change={(reason) => change({ reason })} />
    </div>
  );
}

type ReasonProps = { readonly reason: string; readonly change: (reason: string) => void };

function ReasonField({ reason, change }: ReasonProps) {
  return (
    <label className="field">
      <span className="caption">Reason (10 to 1,000 characters)</span>
      <textarea
        className="input"
        rows={3}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}

const OTHERWISE = [
  ['draw', 'a draw'],
  ['again', 'replayed'],
] as const;

const SAYS: Readonly<Record<Class['class'], string>> = {
  same: 'unchanged',
  touched: 'affected: fought by different soldiers than it would be now; it may stand',
  broken: 'invalid: it could not have been fought',
};

const REFUSED: Readonly<Record<string, string>> = {
  REST_BROKEN: 'A later battle becomes invalid. Choose the first battle to void.',
  REASON_REQUIRED: 'Give a reason of 10 to 1,000 characters.',
};

type OutlookProps = {
  readonly answer: Corrected;
  readonly fought: readonly Fought[];
  readonly sides: Named;
  readonly busy: boolean;
  readonly write: () => void;
};

/** LC-086, LC-087. */
function Outlook({ answer, fought, sides, busy, write }: OutlookProps) {
  const { classes = [], refused = null, state = null } = answer;
  const titleOf = (battle: number | null) =>
    fought.find((one) => one.battle === battle)?.title ?? 'Standing down or exchange';
  return (
    <section className="sheet stack" aria-labelledby="outlook" aria-live="polite">
      <h2 id="outlook">Effect</h2>
      <ol className={styles.days}>
        {classes.map(({ battle, class: kind, code }) => (
          <li key={`${battle}${kind}${code}`} data-class={kind}>
            <b>{battle === null ? '' : `Battle ${battle}: `}</b>
            {titleOf(battle)} {SAYS[kind]}
            {code === undefined ? '' : ` (${code})`}.
          </li>
        ))}
      </ol>
      {classes.length === 0 ? <p>No later battles are affected.</p> : null}
      {state === null ? null : (
        <p>
          Cities after it:{' '}
          {Object.entries(sides)
            .map(([side, name]) => `${name} ${Object.values(state.cities).filter((owner) => owner === side).length}`)
            .join(', ')}
          .
        </p>
      )}
      {refused === null ? (
        <Button className="button button-danger" waits={busy} onClick={write}>
          Apply correction
        </Button>
      ) : (
        <p className="notice notice-warn">{REFUSED[refused] ?? `This correction is not possible (${refused}).`}</p>
      )}
    </section>
  );
}
