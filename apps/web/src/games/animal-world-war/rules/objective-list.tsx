import { OBJECTIVE_IDS, OBJECTIVES, type ObjectiveId } from '@fieldpost/rules-animal-world-war/catalogue';
import { conditionWords, ROLE_NAMES } from '../condition-words.ts';
import styles from './gallery.module.css';
import { Picture, TILE_BOX } from './picture.tsx';

/** A picture for each objective. */
const PICTURES: Readonly<Record<ObjectiveId, string>> = {
  O01: 'face.church',
  O02: 'item.case',
  O03: 'face.hill',
  O04: 'item.crate',
  O05: 'face.nml',
  O06: 'item.banner',
  O07: 'face.forest',
  O08: 'animal.civilian',
  O09: 'face.school',
  O10: 'face.factory',
  O11: 'face.townhall',
  O12: 'animal.HERB.captain',
  O13: 'face.hospital',
  O14: 'item.charge',
  O15: 'item.radio',
  O16: 'animal.HERB.engineer',
};

function boxOf(name: string): string {
  if (name.startsWith('face')) return TILE_BOX;
  return name.startsWith('item') ? '-24 -26 48 48' : '-54 -54 108 108';
}

/** THE-RULES "Objectives": the sixteen objectives, with the goals of both sides. */
export function ObjectiveList() {
  return (
    <section className="sheet stack" aria-labelledby="objectives">
      <h2 id="objectives">Objectives</h2>
      <p>
        Each battle has 1 card. Side A is the Empire that drew it. If both have the same goal, each has it from its own
        side. Putting all enemies out of action also wins. <a href="#AWW-007">AWW-007</a>
      </p>
      <ul className={styles.cards}>
        {OBJECTIVE_IDS.map((id) => {
          const { title, brief, winA, winB, same } = OBJECTIVES[id];
          return (
            <li key={id} id={`objective-${id}`}>
              <div className={styles.head}>
                <Picture name={PICTURES[id]} box={boxOf(PICTURES[id])} />
                <div>
                  <h3>{title}</h3>
                  <p className="caption">{id}</p>
                </div>
              </div>
              <p>{brief}</p>
              <p>
                <b>Side A:</b> {conditionWords(winA, ROLE_NAMES)}.
              </p>
              <p>
                <b>Side B:</b> {same ? 'the same, from its own side' : conditionWords(winB, ROLE_NAMES)}.
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
