import { OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-mass-warfare/catalogue';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { BaseTable, TerrainTable, UnitTable } from './tables.tsx';
import { TurnList } from './turn-list.tsx';

const PARTS = [
  ['card', 'On one card'],
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
        You win alone by holding every city on the map, or the share of the people that was agreed. {rule('MW-160')}{' '}
        {rule('MW-169')}
      </p>
      <p>
        <strong>Attack.</strong> The attacker throws as many dice as its attack says and adds them, the defender as many
        as its defence says, with 1 more in a forest, in mountains, on a pass, in marsh or in a city, and 1 more in a
        whole fortification. Fires take 1 each from the sum of who burns. A strictly higher attack destroys; otherwise
        the defender has one fire more. {rule('MW-003')} {rule('MW-005')}
      </p>
      <p>
        <strong>Single Infantry takes nothing.</strong> Two dice in the open destroy Infantry in 44 of 100 attacks; a
        second, third and fourth attacker raise that to 75, 92 and 98. Against a city it is 34, 63, 84 and 94. One die
        against a city is 5, 13, 27 and 46. Guns, tanks, bombers and many attackers on one hex take cities.
      </p>
      <p>
        <strong>Purse.</strong> Each mine brings 1 metal and each oil field 1 oil a turn while it does not burn. Every
        unit but Infantry pays 1 oil for its first move of a turn. {rule('MW-111')} {rule('MW-030')}
      </p>
      <p>
        <strong>Limit.</strong> You may build only while you have fewer units than your farms feed and your cities man,
        whichever is less. {rule('MW-110')} {rule('MW-120')}
      </p>
      <p>
        <strong>Ground.</strong> Only Infantry and Mechanized Infantry take ground, by ending step 17 on it; only
        Infantry builds bases, on Barren. {rule('MW-130')} {rule('MW-140')}
      </p>
    </section>
  );
}

const ByPost = () => (
  <section className="sheet stack" aria-labelledby="time">
    <h2 id="time">By post</h2>
    <p>
      The twenty steps of a turn are grouped into windows; whoever has nothing to choose in one is not asked. A turn on
      the ford takes about six hand-overs under <em>windows</em> and four under <em>brisk</em>; with four players about
      fourteen and nine. Under <em>sealed</em> all plan at once, unseen, three times a turn.
    </p>
    <p>
      Standing orders answer for you: whether fighters rise, whether flak fires, where planes land, which bridges are
      mended. Orders filed for later steps of a turn are carried out without asking you again; what can no longer be
      done is dropped at no cost, or the nearest thing to it is done. {rule('MW-171')} {rule('MW-172')}
    </p>
    <p>
      Who resigns or is absent for too long leaves the war: units go, ground becomes nobody’s, and the others play on.{' '}
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
        2 to 4 players on one hex map: cities to take, farms and mines to hold, armies, fleets and air wings to build
        and fuel. Dice decide fights; production wins the war.
      </RulesHead>
      <Card />
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
