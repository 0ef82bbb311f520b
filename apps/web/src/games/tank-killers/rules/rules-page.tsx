import { NATIONS, OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-tank-killers/catalogue';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { TenThings } from '../../../features/rules/ten-things.tsx';
import { FormationTable } from './formation-table.tsx';
import { PlayerAid } from './player-aid.tsx';
import { TacticsTable } from './tactics-table.tsx';
import { HABITS } from './ten-things.ts';

const PARTS = [
  ['card', 'On one card'],
  ['ten', 'Ten things'],
  ['formations', 'Formations'],
  ['tactics', 'Tactics cards'],
  ['options', 'Options'],
  ['time', 'By post'],
  ['numbered', 'Every rule'],
] as const;

const ByPost = () => (
  <section className="sheet stack" aria-labelledby="time">
    <h2 id="time">By post</h2>
    <p>
      Your opponent can answer at 4 points of every attack. So each player leaves standing orders, such as: “When a
      heavy tank attacks my infantry and I would lose it, play the cheapest card that stops it.” They are tried from top
      to bottom, and only their owner sees them.
    </p>
    <p>
      A rule may say “ask me”. Then the turn waits for your reply time, whether or not a card fits: being asked must
      reveal nothing. So rules that ask come before rules that play.
    </p>
    <p>
      Test your rules on windows of past matches before saving them. You can also save a plan for your own turn; it
      stops when your opponent plays a card.
    </p>
  </section>
);

const Formations = () => (
  <section className="sheet stack" aria-labelledby="formations">
    <h2 id="formations">Formations</h2>
    <p>
      P is the Penetration Factor (Gun on the table), I the Infantry Factor (Inf), D the Defense (Def).{' '}
      <a href="#TDC-053">TDC-053</a>
    </p>
    {NATIONS.map((nation) => (
      <FormationTable key={nation} nation={nation} />
    ))}
  </section>
);

/** The rules of Tank Killers: on one card first, then each list, then every rule by its number. */
export function RulesPage() {
  return (
    <article className="stack stack-wide">
      <RulesHead
        title="Tank Killers"
        parts={PARTS}
        scenario="tank-killers/duel-at-dusk"
        alt="A Tiger attacks a Sherman; behind each is the rest of its line"
      >
        Two players, western front 1944–45, no board, no dice. Your top formation card attacks one of theirs; both
        change the result with tactics cards. Destroy half of the enemy formation to win.
      </RulesHead>
      <section className="sheet stack" aria-labelledby="card">
        <h2 id="card">On one card</h2>
        <PlayerAid />
      </section>
      <TenThings habits={HABITS} />
      <Formations />
      <section className="sheet stack" aria-labelledby="tactics">
        <h2 id="tactics">Tactics cards</h2>
        <p>
          Both players share one deck of 92 cards, all different. <a href="#TDC-003">TDC-003</a>
        </p>
        <TacticsTable />
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
