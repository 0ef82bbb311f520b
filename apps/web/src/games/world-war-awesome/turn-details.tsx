'use client';
import { unitInWords } from '@fieldpost/boards/world-war-awesome';
import { ATTACKS, DEVICES, UNITS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { type Unit, unitOf, writeCommand } from '@fieldpost/rules-world-war-awesome/table';
import { SureButton } from '../../design/button.tsx';
import { actionOf, type Choice, deviceNameIn } from './menu.ts';
import { RoundNow } from './round-now.tsx';
import { RuleLink } from './rule-link.tsx';
import { Sign } from './signs.tsx';
import { BUSY } from './situation.ts';
import styles from './table.module.css';
import type { Turn } from './turn.ts';
import { weaponWords } from './weapon-words.ts';

/** More about what is chosen: the unit with its weapons, odds of everybody touched, and everything it may do as a list. */
export function TurnDetails(turn: Turn) {
  const { picked, situation } = turn;
  const unit = picked.subject === null ? null : unitOf(situation.war, picked.subject);
  return (
    <div className={styles.body}>
      {picked.subject === null || picked.subject === '' ? <RoundNow war={situation.war} /> : null}
      {unit === null ? null : <Card unit={unit} />}
      <DeviceCard {...turn} />
      <OddsList {...turn} />
      <Lists {...turn} />
    </div>
  );
}

function Card({ unit }: { readonly unit: Unit }) {
  const { speed, jet, command, attacks } = UNITS[unit.design];
  return (
    <div className={styles.card}>
      <Sign design={unit.design} owner={unit.owner} />
      <div>
        <h3 className={styles.name}>{unitInWords(unit)}</h3>
        <p className="small">
          Speed {speed}
          {jet > 0 ? `, flies ${jet}` : ''}
          {command > 0 ? `, brings reinforcements within ${command}` : ''}
        </p>
        <ul className="small">
          {attacks.map((id) => (
            <li key={id}>
              {weaponWords(ATTACKS[id])}
              {unit.heat[id] === undefined ? '' : ' – hot'}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function DeviceCard({ situation, picked }: Turn) {
  const { war, view } = situation;
  const device = [...war.devices, ...(view.own?.covered ?? [])].find(({ id }) => id === picked.subject);
  if (device === undefined) return null;
  const { control, shielded, feedback } = DEVICES[device.design];
  return (
    <div className={styles.card}>
      <Sign design={device.design} owner={device.owner} />
      <div>
        <h3 className={styles.name}>
          {deviceNameIn(view, device.id)}, {device.region}
        </h3>
        <p className="small">
          Control {control}
          {shielded ? ', shielded: no sabotage in the open' : ''}
          {feedback ? ', kills a unit that sabotages it' : ''}
        </p>
      </div>
    </div>
  );
}

function OddsList({ odds }: Turn) {
  if (odds.more.length === 0) return null;
  return (
    <ul className={styles.odds} aria-label="Possible outcomes">
      {odds.more.map(({ words, own }) => (
        <li key={words} data-own={own ? '' : undefined}>
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Lists for players who cannot tap the board: where a unit ends, and what it does, by weapon. */
function Lists(turn: Turn) {
  const { choices, situation } = turn;
  const actions = choices.filter(({ command }) => command.type !== 'main.activate' || command.action !== null);
  const groups = Map.groupBy(actions, groupOf);
  const { choice } = turn.picked;
  return (
    <>
      {choice?.harm == null ? null : <OwnHarm key={choice.label} {...turn} choice={choice} harm={choice.harm} />}
      <Ends {...turn} />
      {[...groups].map(([name, all]) => (
        <Group key={name} {...turn} name={name} all={all} open={groups.size === 1 && all.length < 9} />
      ))}
      <p className="small">
        <RuleLink rule={RULE_OF[situation.war.phase] ?? 'WWA-016'} />
      </p>
    </>
  );
}

function Ends({ ways, picked, endAt }: Turn) {
  if (ways.length < 2) return null;
  return (
    <details className={styles.more}>
      <summary>{ways.length} hexes in reach: tap one or choose from the list</summary>
      <div className={styles.tray}>
        {ways.map((way) => (
          <button
            key={way.subject}
            type="button"
            className={styles.chip}
            aria-pressed={picked.end === way.subject}
            onClick={() => endAt(way)}
          >
            {way.flies ? 'Fly ' : ''}
            {way.subject.replace(/^u\d+[>^]/, '')}
          </button>
        ))}
      </div>
    </details>
  );
}

type HarmProps = Pick<Turn, 'situation' | 'give'> & { readonly choice: Choice; readonly harm: string };

/** An order that hurts your own side, named as what it is: it is given here alone, never by the large button. */
function OwnHarm({ situation, give, choice, harm }: HarmProps) {
  return (
    <p role="alert">
      This hits no enemy, but {harm}.{' '}
      <SureButton
        waits={situation.ready ? null : BUSY}
        className="button button-danger"
        onClick={() => give(choice.command)}
      >
        {choice.label}
      </SureButton>
    </p>
  );
}

type GroupProps = Pick<Turn, 'picked' | 'pick'> & {
  readonly name: string;
  readonly all: readonly Choice[];
  readonly open: boolean;
};

/** What one weapon can do. */
function Group({ picked, pick, name, all, open }: GroupProps) {
  return (
    <details className={styles.more} open={open}>
      <summary>
        {name} ({all.length})
      </summary>
      <div className={styles.tray}>
        {all.map((choice) => (
          <button
            key={writeCommand(choice.command)}
            type="button"
            className={styles.chip}
            aria-pressed={choice.label === picked.choice?.label && choice.spot === picked.choice.spot}
            onClick={() => pick({ ...picked, choice })}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </details>
  );
}

const RULE_OF: Readonly<Record<string, string>> = {
  setupTank: 'WWA-002',
  setupSupport: 'WWA-003',
  plan: 'WWA-108',
  deploy: 'WWA-013',
  awaitAction: 'WWA-092',
  decision: 'WWA-088',
  tankops: 'WWA-115',
};

/** What hits your own comes last, for the rules list it last. */
function groupOf({ command, harm }: Choice): string {
  if (harm !== null) return 'Hits your own side';
  const action = actionOf(command);
  if (action === null) return 'Actions';
  if (action.type === 'attack') return ATTACKS[action.attack].title;
  if (action.type === 'mount') return `Gun mount ${action.mount}`;
  return action.type === 'melee' ? 'Hand to hand' : 'Other actions';
}
