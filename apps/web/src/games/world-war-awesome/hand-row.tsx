'use client';
import { numbered } from '@fieldpost/boards/world-war-awesome';
import { TOKENS, type TokenId } from '@fieldpost/rules-world-war-awesome/catalogue';
import { countOf, layoutIn, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import type { ReactNode } from 'react';
import { designOf } from './menu.ts';
import { Sign } from './signs.tsx';
import styles from './table.module.css';
import { gunName, gunsOf, momentsOf } from './tank-order.ts';
import type { Turn } from './use-turn.ts';

/** One row above the bar that is always as high: who may act, what they may do, the hand, or the levers of the tank. */
export function HandRow(turn: Turn) {
  const { phase } = turn.situation.war;
  if (phase === 'plan') return <Levers {...turn} />;
  if (phase === 'deploy') return <Hand {...turn} />;
  const { picked } = turn;
  if (phase === 'main' && picked.subject === null) return <Roster {...turn} />;
  return <Deeds {...turn} />;
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, keys move it
    <section className={styles.row} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Units and devices that may still act. */
function Roster({ situation, subjects, pickSubject }: Turn) {
  const { war, view, chair } = situation;
  if (chair === null) return null;
  if (subjects.length === 0) return <p className={styles.hint}>Nobody of yours can act now.</p>;
  return (
    <Row label="Who may act">
      {subjects.map((id) => {
        const one =
          unitOf(war, id) ?? [...war.devices, ...(view.own?.covered ?? [])].find((device) => device.id === id);
        return one === undefined ? null : (
          <button key={id} type="button" className={styles.chip} onClick={() => pickSubject(id)}>
            <Sign design={one.design} owner={chair.side} />
            <span className={styles.chipName}>{numbered(designOf(one.design), id)}</span>
          </button>
        );
      })}
    </Row>
  );
}

/** What needs no aim, and what is aimed at the same spot. */
function Deeds(turn: Turn) {
  const { picked, pick, choices } = turn;
  const here = picked.choice?.spot ?? '';
  const shown = choices.filter(
    ({ spot, command }) =>
      (spot === '' || spot === here || command.type === 'main.device' || command.type === 'tankops.execute') &&
      !(command.type === 'main.activate' && command.action === null && command.move?.mode !== 'jet') &&
      command.type !== 'main.end',
  );
  if (shown.length === 0) return <p className={styles.hint}>Touch the board: marked places, then marked targets.</p>;
  return (
    <Row label="What can be done">
      {shown.map((choice) => (
        <button
          key={`${choice.label} ${choice.spot}`}
          type="button"
          className={styles.chip}
          aria-pressed={choice.label === picked.choice?.label && choice.spot === picked.choice.spot}
          onClick={() => pick({ ...picked, choice })}
        >
          {choice.label}
        </button>
      ))}
    </Row>
  );
}

/** WWA-012: both sides of every token; one of them is played, and stays up. */
function Hand({ situation, subjects, picked, pickSubject }: Turn) {
  const { own, chair } = situation;
  if (own === null || chair === null) return null;
  if (own.hand.length === 0) return <p className={styles.hint}>Your hand is empty.</p>;
  return (
    <Row label="Your hand">
      {own.hand.map(({ token, copies }) => (
        <span key={token} className={styles.token} data-copies={copies > 1 ? copies : undefined}>
          {(['A', 'B'] as const).map((side) => {
            const subject = `${token}/${side}`;
            const face = TOKENS[token as TokenId][side];
            const can = subjects.includes(subject);
            return (
              <button
                key={side}
                type="button"
                className={styles.face}
                aria-pressed={picked.subject === subject}
                aria-disabled={can ? undefined : true}
                onClick={() => can && pickSubject(subject)}
              >
                <Sign design={face} owner={chair.side} />
                <span className={styles.faceName}>{designOf(face)}</span>
                {can ? null : <span className="unseen">, no place for it now</span>}
              </button>
            );
          })}
          {copies > 1 ? <b className={styles.copies}>{copies}×</b> : null}
        </span>
      ))}
    </Row>
  );
}

const TURNS = [
  ['L', '↰', 'Turn left'],
  ['F', '↑', 'Straight on'],
  ['R', '↱', 'Turn right'],
] as const;

/** WWA-108: speed, heading, gun, moment. */
function Levers({ situation, draft }: Turn) {
  const { war, chair } = situation;
  const model = chair === null ? undefined : layoutIn(war, chair.side)?.model;
  if (chair === null || model === undefined) return null;
  const { order, change } = draft;
  const faster = (by: number) => change({ speed: Math.min(model.speed, Math.max(0, order.speed + by)) });
  const legal = order.attack === null ? [] : momentsOf(war, chair, order);
  return (
    <div className={styles.levers}>
      <fieldset className={styles.lever}>
        <legend className="unseen">Speed</legend>
        <button type="button" onClick={() => faster(-1)} aria-label="Slower">
          −
        </button>
        <output className={styles.speed} aria-label="Speed">
          {order.speed}
        </output>
        <button type="button" onClick={() => faster(1)} aria-label="Faster">
          +
        </button>
      </fieldset>
      <fieldset className={styles.lever}>
        <legend className="unseen">Heading</legend>
        {TURNS.map(([heading, arrow, words]) => (
          <button
            key={heading}
            type="button"
            aria-pressed={order.heading === heading}
            aria-label={words}
            onClick={() => change({ heading })}
          >
            {arrow}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.lever}>
        <legend className="unseen">Gun</legend>
        {[null, ...gunsOf(war, chair)].map((attack) => (
          <button
            key={attack ?? 'none'}
            type="button"
            aria-pressed={order.attack === attack}
            aria-disabled={attack !== null && order.aim === null ? true : undefined}
            onClick={() => order.aim !== null && change({ attack, solid: null, moment: null })}
          >
            {attack === null ? 'No shot' : gunName(attack)}
          </button>
        ))}
      </fieldset>
      {order.attack === null ? null : (
        <fieldset className={styles.lever}>
          <legend className="unseen">Moment of the shot</legend>
          <button type="button" aria-pressed={order.moment === null} onClick={() => change({ moment: null })}>
            Ask me
          </button>
          {Array.from({ length: countOf(order, false) }, (_, moment) => moment).map((moment) => (
            <button
              key={moment}
              type="button"
              aria-pressed={order.moment === moment}
              data-weak={legal.includes(moment) ? undefined : ''}
              onClick={() => change({ moment })}
              aria-label={`Fire at moment ${moment}${legal.includes(moment) ? '' : ', no shot from there as things stand'}`}
            >
              {moment}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
