import {
  LAYOUTS,
  OPTIONS,
  RULE_CHAPTERS,
  RULES,
  TERRAIN,
  TERRAIN_KINDS,
} from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { LayoutPicture } from '../../../features/create/layout-picture.tsx';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import styles from '../../../features/rules/rules.module.css';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { QuickReference } from './quick-reference.tsx';
import { UnitTable } from './unit-table.tsx';

const PARTS = [
  ['card', 'On one card'],
  ['units', 'Units'],
  ['ground', 'Ground'],
  ['options', 'Options'],
  ['time', 'By post'],
  ['numbered', 'Every rule'],
] as const;

function Ground() {
  return (
    <section className="sheet stack" aria-labelledby="ground">
      <h2 id="ground">Ground</h2>
      <p>
        With the option terrain, whoever stands on a square has its bonus to Defense; terrain never hinders moving.{' '}
        <a href="#CA-060">CA-060</a>
      </p>
      <ul className={styles.kinds}>
        {TERRAIN_KINDS.map((kind) => (
          <li key={kind}>
            <strong>{TERRAIN[kind].name}</strong>{' '}
            <span className="typed">
              {TERRAIN[kind].defense > 0 ? `+${TERRAIN[kind].defense}` : TERRAIN[kind].defense}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.layouts}>
        {Object.entries(LAYOUTS).map(([id, { title, rows, balance }]) => (
          <figure key={id}>
            <LayoutPicture rows={rows} />
            <figcaption>
              <strong>{title}.</strong> {balance}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

const ByPost = () => (
  <section className="sheet stack" aria-labelledby="time">
    <h2 id="time">By post</h2>
    <p>
      A turn is one visit: you move, attack and end the turn, and the other is written to. While you attack, their units
      fall back by the standing orders they left, so that nobody waits in the middle of a turn; only an order that says
      "ask me" opens a window with a clock of its own.
    </p>
    <p>
      A placement plan does the same for the set-up: write down where everything goes, and the house lays it down, unit
      by unit, in turn with the other.
    </p>
    <p>
      When your time runs out, what was agreed for the match happens: the turn is passed for you, your standing orders
      or a computer player go on, somebody else takes your seat, or the match is lost. After two passed turns running
      the other may claim the win.
    </p>
  </section>
);

/** The rules of WWI Combined Arms: on one card first, then each part, then every rule by its number. */
export function RulesPage() {
  return (
    <article className="stack stack-wide">
      <RulesHead
        title="WWI Combined Arms"
        parts={PARTS}
        scenario="wwi-combined-arms/salient-duel"
        alt="Two armies drawn up on the salient"
      >
        Two players, eight by eight squares, no dice and no cards. Infantry, guns and tanks of the First World War; who
        destroys the enemy Headquarters wins.
      </RulesHead>
      <section className="sheet stack" aria-labelledby="card">
        <h2 id="card">On one card</h2>
        <QuickReference />
      </section>
      <section className="sheet stack" aria-labelledby="units">
        <h2 id="units">Units</h2>
        <UnitTable />
      </section>
      <Ground />
      <OptionList options={OPTIONS.filter(({ key }) => key !== 'creator')} />
      <ByPost />
      <section className="sheet stack" aria-labelledby="numbered">
        <h2 id="numbered">Every rule by its number</h2>
        <NumberedRules chapters={RULE_CHAPTERS} rules={RULES} />
      </section>
    </article>
  );
}
