'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './campaigns.module.css';
import { END_CAMPAIGN_VACATION, type Named, TAKE_CAMPAIGN_VACATION } from './operations.ts';

type Props = {
  readonly id: string;
  readonly sides: Named;
  /** Days left to each Empire that the viewer commands. */
  readonly left: Readonly<Record<string, number>>;
  /** Of these those that are away now, or will be. */
  readonly away: readonly string[];
};

/** LC-093: vacation between battles. It stops the deadlines of the player's own Empire, and everybody sees its end. */
export function Vacation({ id, sides, left, away }: Props) {
  return (
    <details className={styles.fold}>
      <summary>Vacation</summary>
      {Object.entries(left).map(([side, days]) => (
        <One key={side} id={id} side={side} name={sides[side] ?? side} days={days} away={away.includes(side)} />
      ))}
    </details>
  );
}

type OneProps = {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly days: number;
  readonly away: boolean;
};

function One({ id, side, name, days, away }: OneProps) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const done = async (sent: ReturnType<typeof run<unknown>>): Promise<void> => {
    if ((await sent) !== null) router.refresh();
  };
  const take = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const asked = Number(new FormData(event.currentTarget).get('days'));
    void done(run(() => ask(TAKE_CAMPAIGN_VACATION, { id, days: asked, empire: side })));
  };
  const end = (): void => void done(run(() => ask(END_CAMPAIGN_VACATION, { id, empire: side })));
  return (
    <div className="stack">
      <Left name={name} days={days} />
      {away ? (
        <Button className="button" waits={busy} onClick={end}>
          End vacation
        </Button>
      ) : null}
      {days > 0 && !away ? (
        <form className="stack" method="post" onSubmit={take} aria-label={`Vacation of ${name}`}>
          <TextField
            label="Days, starting now"
            name="days"
            type="number"
            min={1}
            max={days}
            defaultValue={1}
            required
          />
          <SendButton busy={busy} className="button">
            Start vacation
          </SendButton>
        </form>
      ) : null}
      <FaultNotice fault={fault} />
    </div>
  );
}

const Left = ({ name, days }: Pick<OneProps, 'name' | 'days'>) => (
  <p className="small soft">
    {name} has {days} {days === 1 ? 'day' : 'days'} left this year. While you are away your reply time stops; a running
    battle has its own clock.
  </p>
);
