'use client';
import { ask } from '../../connection/browser.ts';
import { TAKE_OVER } from '../attendance/operations.ts';
import { SideButtons } from '../lobby/side-buttons.tsx';

type Props = {
  readonly matchId: string;
  readonly ruleSet: string;
  readonly sides: readonly string[];
  readonly invitation: string;
};

/** Buttons to take over a vacant seat and continue its match. */
export function TakeOverButtons({ matchId, ruleSet, sides, invitation }: Props) {
  const take = (side: string) => ask(TAKE_OVER, { matchId, side, invitation });
  return <SideButtons matchId={matchId} ruleSet={ruleSet} sides={sides} word="Take over" sit={take} />;
}
