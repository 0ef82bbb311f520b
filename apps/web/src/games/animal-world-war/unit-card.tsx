import { drawFigure, type Frame, frameOf, PAGE, unitName, unitRank } from '@fieldpost/boards/animal-world-war';
import { nodesToSvg } from '@fieldpost/boards/svg';
import { type Battle, soldierOf, type Unit } from '@fieldpost/rules-animal-world-war/table';
import { ALBUM } from './album.ts';
import styles from './panels.module.css';
import { RuleLink } from './rule-link.tsx';
import { SOLDIER_WORDS } from './soldier-words.ts';

const LEVEL: Frame = frameOf([[0, 0]], 'HERB');

/** A unit with its current state, for a list or a button. */
export function UnitSign({ battle, unit }: { readonly battle: Battle; readonly unit: Unit }) {
  const figure = drawFigure(battle, unit, LEVEL, PAGE, ALBUM);
  const plane = unit.kind === 'plane';
  return (
    <svg
      className={styles.sign}
      viewBox={plane ? '-66 -66 132 132' : '-38 -40 76 76'}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: figure === null ? '' : nodesToSvg([figure]) }}
    />
  );
}

/** The head of an animal, larger. */
export function Portrait({ name }: { readonly name: string }) {
  return (
    <svg className={styles.portrait} viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
      <use href={`/pictures/animal-world-war#animal.${name}`} />
    </svg>
  );
}

function Hearts({ damage, health }: { readonly damage: number; readonly health: number }) {
  return (
    <p className={styles.hearts}>
      <span className="unseen">
        {damage} of {health} damage
      </span>
      {Array.from({ length: health }, (_, i) => i).map((place) => (
        <span key={place} aria-hidden="true" data-hit={place < damage ? '' : undefined} />
      ))}
    </p>
  );
}

/** The picked unit: portrait, name, and condition. */
export function UnitCard({ battle, unit }: { readonly battle: Battle; readonly unit: Unit }) {
  const health = unit.kind === 'soldier' ? unit.health : unit.kind === 'civilian' ? 0 : unit.cap;
  const damage = unit.kind === 'civilian' ? 0 : unit.damage;
  const crew = unit.kind === 'tank' || unit.kind === 'plane' ? soldierOf(battle, unit.crew) : null;
  return (
    <div className={styles.card}>
      {unit.kind === 'soldier' ? (
        <Portrait name={`${unit.empire}.${unit.type}`} />
      ) : (
        <UnitSign battle={battle} unit={unit} />
      )}
      <div>
        <h3 className={styles.name}>{unitName(unit)}</h3>
        <p className="small soft">
          {unitRank(unit)}
          {crew === null ? '' : `, crewed by ${unitName(crew)}`}
        </p>
        {health > 0 ? <Hearts damage={damage} health={health} /> : null}
        {unit.kind === 'soldier' ? (
          <p className="small">
            {SOLDIER_WORDS[unit.type]} <RuleLink to={`soldier-${unit.type}`} word="More" />
          </p>
        ) : null}
      </div>
    </div>
  );
}
