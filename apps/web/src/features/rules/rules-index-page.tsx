import { RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { BoardImage } from '../pictures/board-image.tsx';
import styles from './rules.module.css';

/** Each game in a sentence or two, and the scenario that pictures it best. */
const ABOUT: Readonly<Record<string, { readonly words: string; readonly scenario: string }>> = {
  'wwi-combined-arms': {
    words: 'Two players, no dice, no cards: infantry, guns and tanks on a squared map. Destroy the enemy Headquarters.',
    scenario: 'salient-duel',
  },
  'animal-world-war': {
    words:
      'Two Empires of animal soldiers, up to four players each, on hexagonal tiles that crumble under fire: dice, objectives, one hidden card. Or draw a battlefield of your own.',
    scenario: 'long',
  },
  'tank-killers': {
    words:
      'Two players, no board, no dice: two lines of tanks, guns and infantry, and ninety-two cards that change each attack. Half of the enemy formation wins.',
    scenario: 'american',
  },
};

/** The games of the house. */
export async function RulesIndexPage() {
  const answer = await ask(RULE_SETS, {});
  const ruleSets = answer.ok ? answer.value.ruleSets : [];
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Rules</h1>
          <p className="soft">Each game with its sequence of play, its units, and every rule by its number.</p>
        </div>
      </header>
      <FaultNotice fault={answer.ok ? null : answer.fault} />
      <ul className={`plain-list ${styles.games}`}>
        {ruleSets.map(({ id, title, edition, scenarios }) => (
          <li key={id} className={`sheet ${styles.game}`}>
            <BoardImage src={`/pictures/scenarios/${id}/${ABOUT[id]?.scenario ?? scenarios[0]?.id}`} alt="" />
            <div className="stack">
              <h2>
                <Link href={`/rules/${id}`}>{title}</Link>
              </h2>
              <p className="caption">Edition {edition}</p>
              <p>{ABOUT[id]?.words}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
