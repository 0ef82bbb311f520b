import { OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-world-war-awesome/catalogue';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { DeviceTable, DiceTable, TankTable, TerrainTable, UnitTable } from './tables.tsx';

const PARTS = [
  ['card', 'On one card'],
  ['round', 'A round'],
  ['ground', 'Ground'],
  ['tanks', 'Superpanzers'],
  ['units', 'Units'],
  ['devices', 'Wireless'],
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
        You win by destroying the enemy’s Superpanzer: mark all its cores in one round from inside, or break the part
        that its layout names. {rule('WWA-022')} {rule('WWA-103')} {rule('WWA-105')}
      </p>
      <p>
        <strong>Activation.</strong> Move, or move and act, or act; then the other side does. Units act once a round,
        devices too. {rule('WWA-016')} {rule('WWA-018')} {rule('WWA-019')}
      </p>
      <p>
        <strong>Shots.</strong> In the normal band any hit counts. A target in cover, or a fast one, is hit by the
        piercing face alone; in the extended band by the far hit alone; both at once cannot be hit. {rule('WWA-053')}
      </p>
      <p>
        <strong>Ways in.</strong> Doors whose shield is down, and hatches from the roof. A shield falls with its emitter
        on the hull, which impact breaks. Leaving is always free. {rule('WWA-043')} {rule('WWA-044')} {rule('WWA-104')}
      </p>
      <p>
        <strong>The tank.</strong> Its order is given before anybody moves and carried out after everybody has: whoever
        stands under it is run over, friend or foe. {rule('WWA-108')} {rule('WWA-114')}
      </p>
      <p>
        <strong>Wireless.</strong> A jam on the Movement Transceiver’s region stops the tank, one on the Fire Control
        Transceiver’s keeps its gun silent. Cups hide which device is which; a hacker at an uplink may sabotage.{' '}
        {rule('WWA-117')} {rule('WWA-125')} {rule('WWA-130')} {rule('WWA-132')}
      </p>
    </section>
  );
}

const Round = () => (
  <section className="sheet stack" aria-labelledby="round">
    <h2 id="round">A round</h2>
    <ol>
      <li>
        Reset: the initiative changes hands, everybody gets an action token, each draws a token. {rule('WWA-007')}
      </li>
      <li>Orders of the tanks, first player first, in the open (or both at once, sealed). {rule('WWA-010')}</li>
      <li>Deploy: one token of the hand at most, either side up. {rule('WWA-011')}</li>
      <li>
        Main: activations in turn until both pass one after the other. {rule('WWA-016')} {rule('WWA-017')}
      </li>
      <li>The tanks ride and fire. {rule('WWA-020')}</li>
      <li>End: charges explode; stuns, heat and marks go. {rule('WWA-021')}</li>
    </ol>
  </section>
);

const ByPost = () => (
  <section className="sheet stack" aria-labelledby="time">
    <h2 id="time">By post</h2>
    <p>
      A round has about 15 hand-overs; with two activations a turn about ten. A queue of your deeds, each with its
      conditions, is played for you as soon as it is your turn, and where a condition does not hold you are asked.{' '}
      {rule('WWA-142')}
    </p>
    <p>
      Where a beaten enemy is thrown, and whether your gun takes its only moment, can be answered beforehand.{' '}
      {rule('WWA-141')} {rule('WWA-118')}
    </p>
    <p>
      If you run out of time: the tank stands still, no token is played, you pass, and the gun fires at its earliest
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
