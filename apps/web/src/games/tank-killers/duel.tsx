import { unitName } from '@fieldpost/boards/tank-killers';
import { type Attack, defenceOf, modifiedFactor, printedFactor } from '@fieldpost/rules-tank-killers';
import type { ReactNode } from 'react';
import { attackOf, figureOf, isMoot, resultInWords, standingInWords, sumOf } from './exchange.ts';
import { Legend, showsLegend } from './legend.tsx';
import { Silhouette } from './silhouette.tsx';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

/** The lane between the lines: the attacker at the left, the target at the right, the sum between them. */
export function Duel({ situation }: { readonly situation: Situation }) {
  const { open, bottom } = situation;
  const attack = attackOf(open);
  if (attack === null)
    return (
      <div className={styles.lane} data-lane="">
        {<Quiet situation={situation} />}
      </div>
    );
  const own = open.active === bottom;
  return (
    <div className={styles.lane} data-lane="" data-over={attack.result === null ? undefined : attack.result}>
      <div className={styles.duel}>
        <Fighter line={attack.attacker.unit} yours={own && situation.side !== null}>
          {figureOf(attack)} {printedFactor(attack)}
        </Fighter>
        <Balance attack={attack} />
        {attack.target === null ? (
          <span className={styles.fighter} />
        ) : (
          <Fighter line={attack.target.unit} yours={!own && situation.side !== null} turned>
            {attack.result === 'withdrawn' ? 'support' : `Def ${defenceOf(attack)}`}
          </Fighter>
        )}
      </div>
      {attack.target === null || attack.result === 'withdrawn' ? null : <Sum attack={attack} />}
    </div>
  );
}

type FighterProps = {
  readonly line: Attack['attacker']['unit'];
  readonly yours: boolean;
  readonly turned?: boolean;
  /** The figure that counts. */
  readonly children: ReactNode;
};

function Fighter({ line, yours, turned = false, children }: FighterProps) {
  return (
    <span className={styles.fighter}>
      <Silhouette line={line} turned={turned} />
      <b>
        {yours ? 'Your ' : ''}
        {unitName(line)}
      </b>
      <span>{children}</span>
    </span>
  );
}

/** The factor against the Defense, the largest thing on the table, and what it comes to. */
function Balance({ attack }: { readonly attack: Attack }) {
  if (attack.target === null || attack.result === 'withdrawn')
    return <span className={styles.balance}>{resultInWords(attack) || 'attacks'}</span>;
  const [factor, defence] = [modifiedFactor(attack), defenceOf(attack)];
  return (
    <span className={styles.balance}>
      <span className={styles.odds} data-wins={isMoot(attack) ? undefined : factor >= defence ? 'yes' : 'no'}>
        <b>{factor}</b>
        <span aria-hidden="true">:</span>
        <span className="unseen">against Defense</span>
        <b>{defence}</b>
      </span>
      <span>{standingInWords(attack)}</span>
    </span>
  );
}

/** The sum written out with every card that made it; a card that was cancelled is struck out. */
function Sum({ attack }: { readonly attack: Attack }) {
  return (
    <ol className={styles.sum} aria-label="Cards played">
      {sumOf(attack).map(({ words, played }) => (
        <li key={played?.card ?? words} data-negated={played?.negated ? '' : undefined}>
          {words}
          {played?.negated ? <span className="unseen">, cancelled</span> : null}
        </li>
      ))}
    </ol>
  );
}

function Quiet({ situation }: { readonly situation: Situation }) {
  const { open } = situation;
  if (showsLegend(situation)) return <Legend />;
  return (
    <p className={styles.quiet}>
      {open.tactics} tactics cards left, {open.discard.length} discarded
      {open.exchanges > 0 ? `, ${open.exchanges} full ${open.exchanges === 1 ? 'exchange' : 'exchanges'}` : ''}
    </p>
  );
}
