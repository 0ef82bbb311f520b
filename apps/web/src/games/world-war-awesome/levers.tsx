'use client';
import { countOf, layoutIn } from '@fieldpost/rules-world-war-awesome/table';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import type { Chair } from './reading.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';
import { gunName, gunsOf, momentsOf, type TankDraft } from './tank-order.ts';
import type { Turn } from './turn.ts';

type LeverProps = Pick<TankDraft, 'order' | 'change'>;

/** WWA-108: speed, heading, gun, moment. */
export function Levers({ situation, draft }: Turn) {
  const { war, chair } = situation;
  const model = chair === null ? undefined : layoutIn(war, chair.side)?.model;
  if (chair === null || model === undefined) return null;
  const { order, change } = draft;
  return (
    <div className={styles.levers}>
      <SpeedLever order={order} change={change} most={model.speed} />
      <HeadingLever order={order} change={change} />
      <GunLever order={order} change={change} guns={gunsOf(war, chair)} />
      {order.attack === null ? null : <MomentLever order={order} change={change} war={war} chair={chair} />}
    </div>
  );
}

function Lever({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.lever}>
      <legend className="unseen">{title}</legend>
      {children}
    </fieldset>
  );
}

function SpeedLever({ order, change, most }: LeverProps & { readonly most: number }) {
  const faster = (by: number) => change({ speed: Math.min(most, Math.max(0, order.speed + by)) });
  return (
    <Lever title="Speed">
      <button type="button" onClick={() => faster(-1)} aria-label="Decrease speed">
        −
      </button>
      <output className={styles.speed} aria-label="Speed">
        {order.speed}
      </output>
      <button type="button" onClick={() => faster(1)} aria-label="Increase speed">
        +
      </button>
    </Lever>
  );
}

const TURNS = [
  ['L', '↰', 'Turn left'],
  ['F', '↑', 'Go straight'],
  ['R', '↱', 'Turn right'],
] as const;

function HeadingLever({ order, change }: LeverProps) {
  return (
    <Lever title="Heading">
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
    </Lever>
  );
}

function GunLever({ order, change, guns }: LeverProps & { readonly guns: ReturnType<typeof gunsOf> }) {
  return (
    <Lever title="Gun">
      {[null, ...guns].map((attack) => (
        <Button
          key={attack ?? 'none'}
          aria-pressed={order.attack === attack}
          waits={attack !== null && order.aim === null ? 'Aim first: tap the target.' : null}
          onClick={() => change({ attack, solid: null, moment: null })}
        >
          {attack === null ? 'No shot' : gunName(attack)}
        </Button>
      ))}
    </Lever>
  );
}

type MomentProps = LeverProps & Pick<Situation, 'war'> & { readonly chair: Chair };

function MomentLever({ order, change, war, chair }: MomentProps) {
  const legal = momentsOf(war, chair, order);
  // WWA-154: nobody is asked when it comes to it
  const isAhead = war.options.ahead === 'on';
  return (
    <Lever title="Timing of the shot">
      <button type="button" aria-pressed={order.moment === null} onClick={() => change({ moment: null })}>
        {isAhead ? 'As soon as possible' : 'Decide later'}
      </button>
      {Array.from({ length: countOf(order, false) }, (_, moment) => moment).map((moment) => (
        <button
          key={moment}
          type="button"
          aria-pressed={order.moment === moment}
          data-weak={legal.includes(moment) ? undefined : ''}
          onClick={() => change({ moment })}
          aria-label={`Fire at point ${moment} of the move${legal.includes(moment) ? '' : ', no shot possible from there right now'}`}
        >
          {moment}
        </button>
      ))}
      {isAhead ? (
        <button type="button" aria-pressed={order.moment === 'latest'} onClick={() => change({ moment: 'latest' })}>
          As late as possible
        </button>
      ) : null}
    </Lever>
  );
}
