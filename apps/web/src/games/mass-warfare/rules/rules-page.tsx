import { OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-mass-warfare/catalogue';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { TenThings } from '../../../features/rules/ten-things.tsx';
import { BaseTable, TerrainTable, UnitTable } from './tables.tsx';
import { HABITS } from './ten-things.ts';
import { TurnList } from './turn-list.tsx';

const PARTS = [
  ['card', 'On one card'],
  ['ten', 'Ten things'],
  ['turn', 'A turn'],
  ['units', 'Units'],
  ['ground', 'Ground'],
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
        Hold every city, or the agreed share of all people, to win alone. {rule('MW-160')} {rule('MW-169')}
      </p>
      <p>
        <strong>Attack.</strong> Both sides roll their dice and add them up. The defender gets +1 in forest, mountains,
        pass, marsh or city, and +1 in an intact fortification. Each fire on a unit is −1. A higher attack destroys the
        target; otherwise it gets 1 fire. {rule('MW-003')} {rule('MW-005')}
      </p>
      <p>
        <strong>One Infantry takes nothing.</strong> Two dice destroy Infantry in the open in 44% of attacks. With a
        second, third and fourth attacker it is 75, 92 and 98%. Against a city: 34, 63, 84 and 94%. One die against a
        city: 5, 13, 27 and 46%. Guns, tanks, bombers and many attackers on one hex take cities.
      </p>
      <p>
        <strong>Resources.</strong> Each mine gives 1 metal and each oil field 1 oil per turn, unless it is burning.
        Every unit except Infantry pays 1 oil for its first move in a turn. {rule('MW-111')} {rule('MW-030')}
      </p>
      <p>
        <strong>Limit.</strong> Your farms feed units and your cities man them. You can build only while you have fewer
        units than the lower of the two. {rule('MW-110')} {rule('MW-120')}
      </p>
      <p>
        <strong>Ground.</strong> Only Infantry and Mechanized Infantry capture ground, by being there at the end of step
        17. Only Infantry builds bases, on Barren. {rule('MW-130')} {rule('MW-140')}
      </p>
    </section>
  );
}

const ByPost = () => (
  <section className="sheet stack" aria-labelledby="time">
    <h2 id="time">By post</h2>
    <p>
      The 20 steps of a turn are grouped into windows. If you have nothing to choose, we do not ask you. With 2 players
      a turn takes about 6 handovers in <em>windows</em>, 4 in <em>brisk</em>. With 4 players it takes about 14 and 9.
      In <em>sealed</em>, everyone plans in secret three times a turn.
    </p>
    <p>
      Standing orders answer for you: fighters, flak, landings, repairs. We carry out orders saved for later steps
      without asking you. If one is impossible, we drop it at no cost or do the nearest thing. {rule('MW-171')}{' '}
      {rule('MW-172')}
    </p>
    <p>
      A player who resigns or stays away leaves the war: units go, ground becomes neutral, and the others play on.{' '}
      {rule('MW-162')}
    </p>
  </section>
);

/** The rules of Mass Warfare: on one card first, then each part, then every rule by its number. */
export function RulesPage() {
  return (
    <article className="stack stack-wide">
      <RulesHead
        title="Mass Warfare"
        parts={PARTS}
        scenario="mass-warfare/four-corners"
        alt="Four armies in the corners of one map"
      >
        2 to 4 players on one hex map. Take cities, hold farms and mines, build armies, fleets and air wings. Dice
        decide fights; production wins the war.
      </RulesHead>
      <Card />
      <TenThings habits={HABITS} />
      <TurnList />
      <UnitTable />
      <section className="sheet stack" aria-labelledby="ground">
        <h2 id="ground">Ground</h2>
        <TerrainTable />
        <h3>Bases</h3>
        <BaseTable />
      </section>
      <OptionList options={OPTIONS} />
      <ByPost />
      <section className="sheet stack" aria-labelledby="numbered">
        <h2 id="numbered">Every rule by its number</h2>
        <NumberedRules chapters={RULE_CHAPTERS} rules={RULES} />
      </section>
    </article>
  );
}
