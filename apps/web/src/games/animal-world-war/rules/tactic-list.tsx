import { TACTIC_IDS, TACTICS } from '@fieldpost/rules-animal-world-war/catalogue';
import { TACTIC_WORDS, WINDOW_WORDS } from '../tactic-words.ts';
import styles from './gallery.module.css';
import { Picture } from './picture.tsx';
import { TACTIC_PICTURES } from './tactic-pictures.ts';

/** THE-RULES "Tactics deck": the twenty tactics, with when they may be played. */
export function TacticList() {
  return (
    <section className="sheet stack" aria-labelledby="tactics">
      <h2 id="tactics">Tactics</h2>
      <p>
        Each Empire holds 1 card. It stays hidden until played. <a href="#AWW-180">AWW-180</a>
      </p>
      <ul className={styles.cards}>
        {TACTIC_IDS.map((id) => {
          const { title, windows } = TACTICS[id];
          const { name, box } = TACTIC_PICTURES[id];
          return (
            <li key={id} id={`tactic-${id}`}>
              <div className={styles.head}>
                <Picture name={name} box={box} />
                <div>
                  <h3>{title}</h3>
                  <p className="caption">{id}</p>
                </div>
              </div>
              <p>{TACTIC_WORDS[id]}</p>
              <p className="small soft">Played {windows.map((window) => WINDOW_WORDS[window]).join(' or ')}.</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
