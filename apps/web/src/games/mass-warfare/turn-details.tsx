'use client';
import { unitInWords } from '@fieldpost/boards/mass-warfare';
import { STEP_WORDS, UNITS, type UnitFacts } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  comingAt,
  type FiledOrder,
  groundIn,
  hexOfAim,
  unitName,
  unitOf,
  where,
  writeOrder,
} from '@fieldpost/rules-mass-warfare/table';
import { Button } from '../../design/button.tsx';
import { type Choice, harmWords, hexOfSubject, meantBy } from './menu.ts';
import styles from './panels.module.css';
import { RuleLink } from './rule-link.tsx';
import { pickSubject } from './selection.ts';
import { subjectName } from './turn-bar.tsx';
import { UnitSign } from './unit-sign.tsx';
import { attackersOn, type Turn } from './use-turn.tsx';

/** More about what is chosen: the unit with its figures, everything it may do, odds and what follows from them. */
export function TurnDetails(turn: Turn) {
  const { picked } = turn;
  return (
    <div className={styles.body}>
      <Coming {...turn} />
      {picked.kind === 'aim' ? <Aim {...turn} at={picked.at} index={picked.index} /> : null}
      {picked.kind === 'volley' ? <Volley {...turn} target={picked.target} attackers={picked.attackers} /> : null}
      {picked.kind === 'subject' && picked.subject !== '' ? <Subject {...turn} subject={picked.subject} /> : null}
      {picked.kind === 'nothing' ? <Able {...turn} /> : null}
      <Planned {...turn} />
    </div>
  );
}

/** Step 3: what flies against the viewer, in the order of declaration. */
function Coming({ situation, source }: Turn) {
  const { war, seat } = situation;
  if (seat === null || war.sorties.length === 0 || source.step !== 3) return null;
  const { places } = groundIn(war);
  return (
    <section>
      <h3 className={styles.name}>Planes attacking you</h3>
      <ul className={styles.list}>
        {comingAt(war, seat.side).map(({ plane, aim, fighters }) => {
          const place = places[hexOfAim(war, aim)];
          const against = typeof aim === 'string' ? unitName(aim) : 'the site';
          return (
            <li key={plane}>
              {unitName(plane)} against {against} {place === undefined ? '' : where(place)}
              {fighters.length === 0
                ? ''
                : `; ${fighters.length} ${fighters.length === 1 ? 'fighter' : 'fighters'} sent up`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Figures({ facts }: { readonly facts: UnitFacts }) {
  const { move, attack, range, defence, oil, carries } = facts;
  const shown = [
    `move ${move}`,
    ...(attack > 0 ? [`attack ${attack}`, `range ${range}`] : []),
    `defence ${defence}`,
    oil > 0 ? '1 oil to move' : 'no oil',
    ...(carries > 0 ? [`carries ${carries}`] : []),
  ];
  return <p className="small">{shown.join(', ')}</p>;
}

function Card({ source, subject }: Pick<Turn, 'source'> & { readonly subject: string }) {
  const unit = unitOf(source.war, subject);
  if (unit === null) return <h3 className={styles.name}>{subjectName(source.war, subject)}</h3>;
  return (
    <div className={styles.card}>
      <span className={styles.sign}>
        <UnitSign type={unit.type} side={unit.owner} />
      </span>
      <div>
        <h3 className={styles.name}>{unitInWords(source.war, unit)}</h3>
        <Figures facts={UNITS[unit.type]} />
      </div>
    </div>
  );
}

/** The picked unit, the others in its hex, and all its orders as a list, for players who cannot tap the map. */
function Subject(turn: Turn & { readonly subject: string }) {
  const { subject, menu, pick } = turn;
  return (
    <>
      <Card {...turn} />
      <RatingShown {...turn} />
      <details className={styles.more}>
        <summary>{menu.size === 1 ? '1 hex' : `${menu.size} hexes`}: tap one or choose from the list</summary>
        <ul className={styles.list}>
          {[...menu].flatMap(([key, choices]) =>
            choices.map((choice, index) => (
              <li key={`${key} ${choice.label}`}>
                <button
                  type="button"
                  className={styles.line}
                  onClick={() => pick({ kind: 'aim', subject, at: key, index })}
                >
                  {choice.label}
                </button>
              </li>
            )),
          )}
        </ul>
      </details>
      <OwnHarm key={subject} {...turn} />
    </>
  );
}

/** MW-103: the last thing on the list, named as what it is; the bar asks about it before it is ordered. */
function OwnHarm({ source, subject, harm }: Turn & { readonly subject: string }) {
  const [command] = source.harmOf(subject);
  if (command === undefined) return null;
  return (
    <details className={styles.more}>
      <summary>More</summary>
      <button type="button" className={`${styles.line} ${styles.harm}`} onClick={() => harm.ask(command)}>
        {harmWords(source.war, command)} …
      </button>
    </details>
  );
}

function RatingShown({ source, subject, menus, pick }: Turn & { readonly subject: string }) {
  const at = hexOfSubject(source.war, subject);
  const beside = source.subjects.filter((one) => one !== subject && hexOfSubject(source.war, one) === at);
  if (beside.length === 0) return null;
  return (
    <fieldset className={styles.tray}>
      <legend>In the same hex</legend>
      {beside.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.item}
          onClick={() => pick(pickSubject(one, at, menus.get(one) ?? new Map()))}
        >
          {subjectName(source.war, one)}
        </button>
      ))}
    </fieldset>
  );
}

/** The orders at one hex: the selected one, or a choice between several. */
function Aim(turn: Turn & { readonly at: string; readonly index: number | null }) {
  const { menu, at, index, picked, pick, source } = turn;
  if (picked.kind !== 'aim') return null;
  const choices = menu.get(at) ?? [];
  return (
    <>
      <Card {...turn} subject={picked.subject} />
      {choices.length < 2 && index !== null ? null : (
        <fieldset className={styles.tray}>
          <legend>Action</legend>
          {choices.map((choice, one) => (
            <button
              key={choice.label}
              type="button"
              className={styles.item}
              aria-pressed={one === index}
              onClick={() => pick({ ...picked, index: one })}
            >
              <ChoiceSign {...turn} choice={choice} />
              {choice.label}
            </button>
          ))}
        </fieldset>
      )}
      <OddsLines {...turn} />
      {source.mode === 'live' ? null : <FallbackField {...turn} />}
    </>
  );
}

function OddsLines({ odds }: Turn) {
  return (
    <>
      <p className={styles.odds} aria-live="polite">
        {odds.line}
      </p>
      {odds.more.length === 0 ? null : (
        <ul className="small">
          {odds.more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function FallbackField({ fallback, setFallback }: Turn) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={fallback === 'nearest'}
        onChange={({ target }) => setFallback(target.checked ? 'nearest' : 'hold')}
      />
      <span>If this is not possible, do the nearest thing</span>
    </label>
  );
}

function ChoiceSign({ choice, situation }: Turn & { readonly choice: Choice }) {
  const meant = meantBy(choice.command);
  if (meant.type !== 'build' || situation.seat === null) return null;
  return (
    <span className={styles.sign}>
      <UnitSign type={meant.what} side={situation.seat.side} />
    </span>
  );
}

type VolleyProps = Turn & { readonly target: string; readonly attackers: readonly string[] };

/** MW-101: who attacks, in this order, and how likely the target has fallen after each. */
function Volley({ source, menus, target, attackers, pick, odds }: VolleyProps) {
  const unit = unitOf(source.war, target);
  if (unit === null) return null;
  const toggle = (id: string) => {
    const without = attackers.filter((one) => one !== id);
    pick({ kind: 'volley', target, attackers: without.length < attackers.length ? without : [...attackers, id] });
  };
  return (
    <>
      <Card source={source} subject={target} />
      <fieldset className={styles.tray}>
        <legend>Attackers, one after another</legend>
        {attackersOn(menus, target).map((id) => (
          <button
            key={id}
            type="button"
            className={styles.item}
            aria-pressed={attackers.includes(id)}
            onClick={() => toggle(id)}
          >
            {attackers.includes(id) ? `${attackers.indexOf(id) + 1}. ` : ''}
            {subjectName(source.war, id)}
          </button>
        ))}
      </fieldset>
      <p className={styles.odds} aria-live="polite">
        {odds.line}
      </p>
      <p className="small">
        Fires add up: each failed attack improves the chance of the next. <RuleLink rule="MW-005" />
      </p>
    </>
  );
}

/** Everybody who may still be ordered in this step. */
function Able({ source, menus, pick }: Turn) {
  if (source.subjects.length === 0) return <p>None of your units can act in this step.</p>;
  return (
    <fieldset className={styles.tray}>
      <legend>{source.title}: these can act</legend>
      {source.subjects.map((subject) => {
        const unit = unitOf(source.war, subject);
        return (
          <button
            key={subject}
            type="button"
            className={styles.item}
            onClick={() =>
              pick(pickSubject(subject, hexOfSubject(source.war, subject), menus.get(subject) ?? new Map()))
            }
          >
            {unit === null ? null : (
              <span className={styles.sign}>
                <UnitSign type={unit.type} side={unit.owner} />
              </span>
            )}
            {subjectName(source.war, subject)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Plans for later steps that the player may still withdraw, the last first; or the orders being filed. */
function Planned({ situation, filing }: Turn) {
  const orders: readonly FiledOrder[] = filing?.orders ?? situation.view.plans;
  if (orders.length === 0) return null;
  const takeBack = ({ order }: FiledOrder) => {
    const step = situation.view.plans.find((plan) => plan.order === order)?.step;
    if (step === undefined) return;
    const command = { type: 'withdraw', step: STEP_WORDS[step], order } as const;
    void situation.props.file(command as unknown as Parameters<typeof situation.props.file>[0]);
  };
  return (
    <section>
      <h3 className={styles.name}>{filing === null ? 'Planned for later this turn' : 'Orders to save'}</h3>
      <ol className={styles.planned}>
        {orders.map((one) => (
          <li key={writeOrder(one.order)}>
            {writeOrder(one.order)}
            {one.fallback === 'nearest' ? ', or nearest' : ''}{' '}
            {filing === null ? (
              <Button className="button" waits={situation.props.busy} onClick={() => takeBack(one)}>
                Remove<span className="unseen">: {writeOrder(one.order)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {filing === null ? null : <p className="small soft">Use the arrow in the bar to undo the last one.</p>}
    </section>
  );
}
