import { OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-animal-world-war/catalogue';
import Link from 'next/link';
import { NumberedRules } from '../../../features/rules/numbered-rules.tsx';
import { OptionList } from '../../../features/rules/option-list.tsx';
import { RulesHead } from '../../../features/rules/rules-head.tsx';
import { TenThings } from '../../../features/rules/ten-things.tsx';
import { ObjectiveList } from './objective-list.tsx';
import { PlayerAid } from './player-aid.tsx';
import { SoldierGallery } from './soldier-gallery.tsx';
import { TacticList } from './tactic-list.tsx';
import { HABITS } from './ten-things.ts';
import { TileGallery } from './tile-gallery.tsx';

const PARTS = [
  ['card', 'On one card'],
  ['ten', 'Ten things'],
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
      A turn is one visit: each soldier acts once, in any order. If your opponent must choose who is hit, their standing
      orders answer at once. Only “ask me” makes your turn wait, on a separate clock.
    </p>
    <p>
      Squads deploy in secret and are revealed together. Tactics stay hidden until played. Both players are asked in
      every window, whatever they hold, so answers reveal nothing.
    </p>
    <p>
      Up to 4 people share an Empire. Each orders their own soldiers, all at the same time. The turn ends when everyone
      is done or the commander ends it.
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
        Herbivores against carnivores on hex tiles that crumble under fire. Each soldier has 1 action per turn. Each
        battle has an objective, each Empire a hidden card.
      </RulesHead>
      <section className="sheet stack" aria-labelledby="card">
        <h2 id="card">On one card</h2>
        <PlayerAid />
      </section>
      <TenThings habits={HABITS} />
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
