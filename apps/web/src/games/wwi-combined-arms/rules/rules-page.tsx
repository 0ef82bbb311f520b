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
import { TenThings } from '../../../features/rules/ten-things.tsx';
import { QuickReference } from './quick-reference.tsx';
import { HABITS } from './ten-things.ts';
import { UnitTable } from './unit-table.tsx';

const PARTS = [
  ['card', 'On one card'],
  ['ten', 'Ten things'],
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
        With the terrain option, a unit gets the Defense bonus of its square. Terrain never slows movement.{' '}
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
      A turn is one visit: move, attack, end the turn; your opponent is notified. Their units retreat by standing
      orders, so nobody waits mid-turn. Only “ask me” orders open a window with its own clock.
    </p>
    <p>
      A placement plan does the same for the set-up. Write down where each unit goes; they are placed one by one, in
      turn with your opponent’s.
    </p>
    <p>
      If you run out of time, the rule of the match applies. It can be a pass, standing orders, a computer player, a
      replacement or a loss. After two passed turns in a row your opponent can claim the win.
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
        Two players, 8×8 squares, no dice, no cards. Infantry, guns and tanks of the First World War. Destroy the enemy
        Headquarters to win.
      </RulesHead>
      <section className="sheet stack" aria-labelledby="card">
        <h2 id="card">On one card</h2>
        <QuickReference />
      </section>
      <TenThings habits={HABITS} />
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
