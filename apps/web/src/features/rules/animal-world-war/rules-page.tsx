import { OPTIONS, RULE_CHAPTERS, RULES } from '@fieldpost/rules-animal-world-war/catalogue';
import Link from 'next/link';
import '../../../boards/animal-world-war/inks.css';
import { BoardImage } from '../../pictures/board-image.tsx';
import { NumberedRules } from '../numbered-rules.tsx';
import styles from '../rules.module.css';
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
      say which of his units is hit, his standing orders answer at once; only where they say “ask me” the turn waits for
      him, on a clock of its own.
    </p>
    <p>
      Squads are deployed in secret and shown together. A tactics card stays hidden until it is played: both are asked
      in each window, whatever they hold, and nobody sees who has answered.
    </p>
    <p>
      Up to four people may share an Empire. Each orders his own soldiers at the same time as the others; the turn ends
      when all are done, or when the commander ends it.
    </p>
  </section>
);

/** The rules of Animal World War: on one card first, then each soldier, tile, objective and tactic, then every rule by its number. */
export function AnimalWorldWarRulesPage() {
  return (
    <article className="stack stack-wide">
      <header className={styles.head}>
        <div className="stack">
          <p className="caption">Edition 1</p>
          <h1>Animal World War</h1>
          <p className="lead">
            Herbivores against carnivores on a field of hexagonal tiles that crumbles under fire. Each soldier does one
            thing in a turn; each battle has an objective, and each Empire a hidden card.
          </p>
          <nav className="row" aria-label="Parts of this page">
            {PARTS.map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <p className="row">
            <Link className="button button-main" href="/matches/new">
              Create a match
            </Link>
            <Link className="button" href="/fields/new">
              Draw a battlefield
            </Link>
          </p>
        </div>
        <BoardImage
          src="/pictures/scenarios/animal-world-war/long"
          alt="A long battlefield of forty-five tiles before the battle"
          eager
        />
      </header>
      <section className="sheet stack" aria-labelledby="card">
        <h2 id="card">On one card</h2>
        <PlayerAid />
      </section>
      <SoldierGallery />
      <TileGallery />
      <ObjectiveList />
      <TacticList />
      <section className="sheet stack" aria-labelledby="options">
        <h2 id="options">Options</h2>
        <p>Whoever creates a match chooses among these; everybody sees them before he sits down.</p>
        <ul>
          {OPTIONS.map(({ key, title }) => (
            <li key={key}>{title}</li>
          ))}
        </ul>
      </section>
      <ByPost />
      <section className="sheet stack" aria-labelledby="numbered">
        <h2 id="numbered">Every rule by its number</h2>
        <NumberedRules chapters={RULE_CHAPTERS} rules={RULES} />
      </section>
    </article>
  );
}
