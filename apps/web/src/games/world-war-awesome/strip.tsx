import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { layoutIn } from '@fieldpost/rules-world-war-awesome/table';
import { countsOf, type Place, type Places, TANKS, tankName } from './places.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';
import { orderWords } from './tank-order.ts';

type Props = { readonly situation: Situation; readonly places: Places };

/** The places of the table with a badge for what may still act in each; beside them the round, and the orders of both tanks. */
export function Strip({ situation, places }: Props) {
  const { war, chair } = situation;
  const counts = countsOf(situation);
  const shown: readonly Place[] = ['field', ...TANKS.filter((seat) => war.tanks[seat] !== null), 'wireless'];
  return (
    <div className={styles.strip}>
      <fieldset className={styles.places}>
        <legend className="unseen">Boards</legend>
        {shown.map((place) => (
          <button key={place} type="button" aria-pressed={places.at === place} onClick={() => goTo(places, place)}>
            {place === 'A' || place === 'B' ? (
              <span className={styles.flag} data-seat={place} aria-hidden="true" />
            ) : null}
            <Name {...nameOf(situation, place)} />
            {counts[place] === 0 ? null : (
              <b className={styles.badge}>
                {counts[place]}
                <span className="unseen"> may act</span>
              </b>
            )}
          </button>
        ))}
      </fieldset>
      <p className={styles.round}>
        <b>Round {war.round}</b>
        {war.options.roundLimit > 0 ? ` of ${war.options.roundLimit}` : ''}
        {war.initiative === null
          ? ''
          : `, ${chair?.side === war.initiative ? 'you' : ABOUT.sideNames[war.initiative]} first`}
        {TANKS.map((seat) => (
          <OrderLine key={seat} situation={situation} seat={seat} />
        ))}
      </p>
    </div>
  );
}

function Name({ words, model }: ReturnType<typeof nameOf>) {
  return (
    <span>
      {words}
      {model === '' ? null : <small className={styles.model}>{model}</small>}
    </span>
  );
}

/** A touch on the tab of an open tank closes its roof again. */
function goTo(places: Places, place: Place): void {
  if ((place === 'A' || place === 'B') && places.at === place) {
    places.lift(place, false);
    places.go('field');
  } else places.go(place);
}

/** W-1: one name for one board, the same on the tab, on the board and in sentences. */
function nameOf({ war, chair }: Situation, place: Place): { readonly words: string; readonly model: string } {
  if (place === 'field') return { words: 'Field', model: '' };
  if (place === 'wireless') return { words: 'Radio', model: '' };
  return { words: tankName(chair?.side ?? null, place), model: layoutIn(war, place)?.model.title ?? '' };
}

type OrderLineProps = { readonly situation: Situation; readonly seat: Seat };

function OrderLine({ situation: { war, chair }, seat }: OrderLineProps) {
  const order = war.orders[seat];
  if (order === null) return null;
  return (
    <span className={styles.order}>
      {tankName(chair?.side ?? null, seat)}: {orderWords(order)}
    </span>
  );
}
