'use client';
import type { Result } from '@fieldpost/client';
import { Button } from '../../design/button.tsx';
import { sideName } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';

type Props<Data> = {
  readonly matchId: string;
  readonly ruleSet: string;
  /** The side of each free seat; a side with two of them has one button. */
  readonly sides: readonly string[];
  /** The button's text before the name of its side. */
  readonly word: string;
  readonly sit: (side: string) => Promise<Result<Data>>;
};

/** One button for each side with a free seat. After joining, the player goes to the match. */
export function SideButtons<Data>({ matchId, ruleSet, sides, word, sit }: Props<Data>) {
  const { busy, fault, run } = useSending();
  const press = async (side: string): Promise<void> => {
    if ((await run(() => sit(side))) !== null) enter(`/matches/${matchId}`);
  };
  return (
    <div className="stack">
      <FaultNotice fault={fault} />
      <div className="row">
        {[...new Set(sides)].map((side) => (
          <Button key={side} className="button button-main" waits={busy} onClick={() => press(side)}>
            {word} {sideName(ruleSet, side)}
          </Button>
        ))}
      </div>
    </div>
  );
}
