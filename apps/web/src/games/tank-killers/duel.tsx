import { type Attack, defenceOf, modifiedFactor } from '@fieldpost/rules-tank-killers';
import { unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import { attackOf, isMoot, resultInWords } from './exchange.ts';
import { ExchangeStrip } from './exchange-strip.tsx';
import { Silhouette } from './silhouette.tsx';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

/** The lane between the lines: who attacks whom, how it stands, and what was played. */
export function Duel({ situation }: { readonly situation: Situation }) {
  const { open, bottom } = situation;
  const { active } = open;
  const attack = attackOf(open);
  if (attack === null) return <div className={styles.lane}>{<Quiet situation={situation} />}</div>;
  return (
    <div className={styles.lane} data-over={attack.result === null ? undefined : attack.result}>
      <div className={styles.duel} data-from={active === bottom ? 'left' : 'right'}>
        <Fighter line={attack.attacker.unit} word="attacks" turned={active !== bottom} />
        <Balance attack={attack} />
        {attack.target === null ? (
          <span className={styles.fighter} />
        ) : (
          <Fighter line={attack.target.unit} word="defends" turned={active === bottom} />
        )}
      </div>
      <ExchangeStrip attack={attack} open={open} bottom={bottom} />
    </div>
  );
}

function Fighter({
  line,
  word,
  turned,
}: {
  readonly line: Attack['attacker']['unit'];
  readonly word: string;
  readonly turned: boolean;
}) {
  return (
    <span className={styles.fighter}>
      <Silhouette line={line} turned={turned} />
      <span>
        <b>{unitOf(line).name}</b> <span className={styles.word}>{word}</span>
      </span>
    </span>
  );
}

/** The modified factor against the Defense, and what it would come to. */
function Balance({ attack }: { readonly attack: Attack }) {
  const said = resultInWords(attack);
  if (attack.target === null || attack.result === 'withdrawn')
    return <span className={styles.balance}>{said === '' ? 'Choose a target' : said}</span>;
  const [factor, defence] = [modifiedFactor(attack), defenceOf(attack)];
  const wins = factor >= defence;
  return (
    <span className={styles.balance}>
      <span className={styles.odds} data-wins={isMoot(attack) ? undefined : wins ? 'yes' : 'no'}>
        <b>{factor}</b>
        <span aria-hidden="true">{wins ? '≥' : '<'}</span>
        <span className="unseen">against Defense</span>
        <b>{defence}</b>
      </span>
      <span className="small">{said === '' ? (wins ? 'would be destroyed' : 'would hold') : said}</span>
    </span>
  );
}

function Quiet({ situation }: { readonly situation: Situation }) {
  const { open } = situation;
  const last = open.discard.length;
  return (
    <p className={styles.quiet}>
      {open.tactics} tactics cards left, {last} discarded
      {open.exchanges > 0 ? `, ${open.exchanges} full ${open.exchanges === 1 ? 'exchange' : 'exchanges'}` : ''}
    </p>
  );
}
