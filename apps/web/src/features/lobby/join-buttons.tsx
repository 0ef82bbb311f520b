'use client';
import { JOIN_MATCH, newSalt } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';
import { SideButtons } from './side-buttons.tsx';

type Props = {
  readonly matchId: string;
  readonly ruleSet: string;
  readonly sides: readonly string[];
  readonly invitation?: string;
};

/** Sits down before a match begins, with a salt for its dice. Sitting down on the last free seat begins it. */
export function JoinButtons({ matchId, ruleSet, sides, invitation }: Props) {
  const join = (side: string) =>
    ask(JOIN_MATCH, { id: matchId, side, invitation: invitation ?? null, salt: newSalt() });
  return <SideButtons matchId={matchId} ruleSet={ruleSet} sides={sides} word="Play" sit={join} />;
}
