import { OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-world-war-awesome/catalogue';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { TenThings } from '../../../features/rules/ten-things.tsx';
import { DeviceTable, DiceTable, TankTable, TerrainTable, UnitTable } from './tables.tsx';
import { HABITS } from './ten-things.ts';

const PARTS = [
  ['card', 'On one card'],
  ['ten', 'Ten things'],
  ['round', 'A round'],
  ['ground', 'Ground'],
  ['tanks', 'Superpanzers'],
  ['units', 'Units'],
  ['devices', 'Frequencies'],
  ['dice', 'Dice'],
  ['options', 'Options'],
  ['time', 'By post'],
  ['numbered', 'Every rule'],
] as const;

const rule = (id: string) => <a href={`#${id}`}>{id}</a>;

function Card() {
  return (
    <section className="sheet stack" aria-labelledby="card">
      <h2 id="card">On one card</h2>
      <p>
        Destroy the enemy Superpanzer to win: mark all its cores from inside in one round, or break its vital part.{' '}
        {rule('WWA-022')} {rule('WWA-103')} {rule('WWA-105')}
      </p>
      <p>
        <strong>Activation.</strong> Move, act, or move and act; then your opponent does. Units and devices act once a
        round. {rule('WWA-016')} {rule('WWA-018')} {rule('WWA-019')}
      </p>
      <p>
        <strong>Shots.</strong> At normal range any hit counts. Against cover or a fast target only the piercing face
        hits; at extended range only the far hit. You cannot hit a target with both. {rule('WWA-053')}
      </p>
      <p>
        <strong>Ways in.</strong> Doors without a shield, and hatches on the roof. A shield fails when impact destroys
        its emitter on the hull. You can always leave. {rule('WWA-043')} {rule('WWA-044')} {rule('WWA-104')}
      </p>
      <p>
        <strong>The tank.</strong> You give its order before anyone moves. It is carried out after everyone has moved.
        The tank runs over anyone underneath, friend or foe. {rule('WWA-108')} {rule('WWA-114')}
      </p>
      <p>
        <strong>Frequencies.</strong> Jam the Movement Transceiver’s region to stop the tank, the Fire Control
        Transceiver’s to silence its gun. Cups hide devices. A hacker at an uplink can sabotage them. {rule('WWA-117')}{' '}
        {rule('WWA-125')} {rule('WWA-130')} {rule('WWA-132')}
      </p>
    </section>
  );
}

const Round = () => (
  <section className="sheet stack" aria-labelledby="round">
    <h2 id="round">A round</h2>
    <ol>
      <li>
        Reset: the initiative changes sides, every unit and device gets an action token, each player draws 1 token.{' '}
        {rule('WWA-007')}
      </li>
      <li>Tank orders, first player first, in the open (or both at once, sealed). {rule('WWA-010')}</li>
      <li>Deploy: up to 1 token from your hand, either side up. {rule('WWA-011')}</li>
      <li>
        Main phase: alternate activations until both pass in a row. {rule('WWA-016')} {rule('WWA-017')}
      </li>
      <li>Tanks move and fire. {rule('WWA-020')}</li>
      <li>End: charges explode. Stuns, heat and marks end. {rule('WWA-021')}</li>
    </ol>
  </section>
);

const ByPost = () => (
  <section className="sheet stack" aria-labelledby="time">
    <h2 id="time">By post</h2>
    <p>
      A round takes about 15 handovers, about 10 with two activations per turn. Queue actions with conditions: we play
      them as soon as it is your turn. If a condition fails, we ask you. {rule('WWA-142')}
    </p>
    <p>
      You can decide in advance where beaten enemies are thrown, and whether your gun fires at its only possible moment.{' '}
      {rule('WWA-141')} {rule('WWA-118')}
    </p>
    <p>
      If you run out of time, the tank stands still, no token is played and you pass. The gun fires at its earliest
      moment.
    </p>
  </section>
);

/** The rules of World War Awesome!: on one card first, then each part, then every rule by its number. */
export function RulesPage() {
  return (
    <article className="stack stack-wide">
      <RulesHead
        title="World War Awesome!"
        parts={PARTS}
        scenario="world-war-awesome/boarding"
        alt="Two Superpanzers face each other over open ground, with the frequency board below"
      >
        Two Superpanzers, soldiers who board them, and a radio war. Three boards at once: battlefield, tank interiors,
        frequencies.
      </RulesHead>
      <Card />
      <TenThings habits={HABITS} />
      <Round />
      <section className="sheet stack" aria-labelledby="ground">
        <h2 id="ground">Ground</h2>
        <TerrainTable />
      </section>
      <TankTable />
      <UnitTable />
      <DeviceTable />
      <DiceTable />
      <OptionList options={OPTIONS} />
      <ByPost />
      <section className="sheet stack" aria-labelledby="numbered">
        <h2 id="numbered">Every rule by its number</h2>
        <NumberedRules chapters={RULE_CHAPTERS} rules={RULES} />
      </section>
    </article>
  );
}
