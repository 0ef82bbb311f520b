import { numbered } from '@fieldpost/boards/world-war-awesome';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import { isDestroyed, isShielded, layoutIn, type Seat, type War } from '@fieldpost/rules-world-war-awesome/table';
import { designOf } from './menu.ts';
import { TANKS } from './places.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

/** Both sides at a glance: the tank and how near it is to its end, who is in play, what was played and lost. */
export function BoardsSheet({ situation }: { readonly situation: Situation }) {
  const { war } = situation;
  return (
    <div className={styles.body}>
      {TANKS.map((seat) => (
        <section key={seat}>
          <h3 className={styles.name}>
            {ABOUT.sideNames[seat]}: {layoutIn(war, seat)?.model.title ?? 'no tank yet'}
          </h3>
          <TankState war={war} seat={seat} />
          <PlayerState war={war} seat={seat} />
        </section>
      ))}
    </div>
  );
}

type OfSeat = { readonly war: War; readonly seat: Seat };

function TankState({ war, seat }: OfSeat) {
  const model = layoutIn(war, seat)?.model;
  const tank = war.tanks[seat];
  if (model === undefined || tank === null) return null;
  return (
    <ul className="small">
      <li>Cores: {model.cores.map(({ id }) => `${id}${tank.marks.includes(id) ? ' marked' : ''}`).join(', ')}</li>
      <li>
        Doors:{' '}
        {model.doors.map(({ id, shield }) => `${id} ${isShielded(war, seat, shield) ? 'shielded' : 'open'}`).join(', ')}
      </li>
      <li>
        On the hull and inside:{' '}
        {model.components
          .map((one) =>
            isDestroyed(war, seat, one)
              ? `${one.id} destroyed`
              : `${one.id} ${one.rating - (tank.damage[one.id] ?? 0)} left`,
          )
          .join(', ')}
      </li>
    </ul>
  );
}

function PlayerState({ war, seat }: OfSeat) {
  const { hand, deck, dead, played } = war.players[seat];
  const units = war.units.filter(({ owner }) => owner === seat);
  const lost = dead.map((design) => designOf(design));
  return (
    <ul className="small">
      <li>
        {hand} in hand, {deck} in the deck
      </li>
      <li>
        In play:{' '}
        {units.length === 0 ? 'none' : units.map(({ design, id }) => numbered(designOf(design), id)).join(', ')}
      </li>
      <li>Lost: {lost.length === 0 ? 'none' : lost.join(', ')}</li>
      <li>Played: {played.length === 0 ? 'none' : played.map(({ token, side }) => `${token}/${side}`).join(', ')}</li>
    </ul>
  );
}
