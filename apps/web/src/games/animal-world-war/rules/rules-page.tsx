import { OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-animal-world-war/catalogue';
import Link from 'next/link';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { ObjectiveList } from './objective-list.tsx';
import { PlayerAid } from './player-aid.tsx';
import { SoldierGallery } from './soldier-gallery.tsx';
import { TacticList } from './tactic-list.tsx';
import { TileGallery } from './tile-gallery.tsx';

const PARTS = [
  ['card', 'On one card'],
  ['soldiers', 'Soldiers'],
  ['tiles', 'Tiles'],
  ['objectives', 'Objectives'],
  ['tactics', 'Tactics'],
  ['options', 'Options'],
  ['time', 'By post'],
  ['numbered', 'Every rule'],
] as const;

const ByPost = () => (
  <section className="sheet stack" aria-labelledby="time">
    <h2 id="time">By post</h2>
    <p>
      A turn is one visit: every soldier of yours acts once, in any order, and you end the turn. Where the enemy has to
      say which of their units is hit, their standing orders answer at once; only where they say “ask me” the turn waits
      for them, on a clock of its own.
    </p>
    <p>
      Squads are deployed in secret and shown together. A tactics card stays hidden until it is played: both are asked
      in each window, whatever they hold, and nobody sees who has answered.
    </p>
    <p>
      Up to four people may share an Empire. Each orders their own soldiers at the same time as the others; the turn
      ends when all are done, or when the commander ends it.
    </p>
  </section>
);

/** The rules of Animal World War: on one card first, then each soldier, tile, objective and tactic, then every rule by its number. */
export function RulesPage() {
  return (
    <article className="stack stack-wide">
      <RulesHead
        title="Animal World War"
        parts={PARTS}
        scenario="animal-world-war/long"
        alt="A long battlefield of forty-five tiles before the battle"
        more={
          <Link className="button" href="/fields/new">
            Draw a battlefield
          </Link>
        }
      >
        Herbivores against carnivores on a field of hexagonal tiles that crumbles under fire. Each soldier does one
        thing in a turn; each battle has an objective, and each Empire a hidden card.
      </RulesHead>
      <section className="sheet stack" aria-labelledby="card">
        <h2 id="card">On one card</h2>
        <PlayerAid />
      </section>
      <SoldierGallery />
      <TileGallery />
      <ObjectiveList />
      <TacticList />
      <OptionList options={OPTIONS} />
      <ByPost />
      <section className="sheet stack" aria-labelledby="numbered">
        <h2 id="numbered">Every rule by its number</h2>
        <NumberedRules chapters={RULE_CHAPTERS} rules={RULES} />
      </section>
    </article>
  );
}
