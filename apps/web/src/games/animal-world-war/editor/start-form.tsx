'use client';
import {
  EMPIRE_NAMES,
  EMPIRES,
  SOLDIER_TYPES,
  SOLDIERS,
  type SoldierType,
  TACTIC_IDS,
  TACTICS,
} from '@fieldpost/rules-animal-world-war/catalogue';
import type { Drawing, DrawnMoment, DrawnPick, Empire } from './drawing.ts';
import styles from './field-editor.module.css';
import { ChoiceField, NumberField } from './plain-fields.tsx';
import { unitTitle } from './unit-names.ts';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

const BEGINNINGS = [
  ['selection', 'With squad selection'],
  ['deployment', 'With deployment of these squads'],
  ['afterDeployment', 'With the units as drawn, before the first turn (tactics phase)'],
  ['turn', 'With the units as drawn, during a turn'],
] as const;
const SWITCHES = [
  ['open', 'As the match sets it'],
  ['off', 'No'],
  ['on', 'Yes'],
] as const;
const CARDS = [['', 'No card'], ...TACTIC_IDS.map((id) => [id, `${TACTICS[id].title} (${id})`] as const)] as const;

/** The start of the battle: phase, soldiers, cards in hand, and the options that the drawing fixes. */
export function StartForm({ drawing, draw }: Props) {
  const { moment, options } = drawing;
  const change = (part: Partial<DrawnMoment>) => draw({ ...drawing, moment: { ...moment, ...part } });
  const fix = (part: Partial<Drawing['options']>) => draw({ ...drawing, options: { ...options, ...part } });
  return (
    <section className="stack" aria-labelledby="start">
      <h2 id="start">Start</h2>
      <ChoiceField
        label="Starting point"
        value={moment.begins}
        choices={BEGINNINGS}
        set={(begins) => change({ begins })}
      />
      {moment.begins === 'turn' ? <TurnFields drawing={drawing} change={change} /> : null}
      {moment.begins === 'selection' ? (
        <SelectionFields drawing={drawing} draw={draw} fix={fix} />
      ) : (
        <HandFields moment={moment} change={change} />
      )}
      <ChoiceField
        label="Crews escape a wreck on 4 or more, or die"
        value={options.bailOut}
        choices={SWITCHES}
        set={(bailOut) => fix({ bailOut })}
      />
      <ChoiceField
        label="A Flamer that dies explodes"
        value={options.flamerBlast}
        choices={SWITCHES}
        set={(flamerBlast) => fix({ flamerBlast })}
      />
    </section>
  );
}

const SELECTIONS = [
  ['open', 'As the match sets it'],
  ['random', 'Dealt at random'],
  ['alternating', 'Drafted in the open'],
] as const;

type SelectionProps = Props & { readonly fix: (part: Partial<Drawing['options']>) => void };

/** How squads are chosen, and how many make one. */
function SelectionFields({ drawing, draw, fix }: SelectionProps) {
  const { options, squads } = drawing;
  return (
    <>
      <ChoiceField
        label="Soldier selection"
        value={options.selection}
        choices={SELECTIONS}
        set={(selection) => fix({ selection })}
      />
      {EMPIRES.map((empire) => (
        <NumberField
          key={empire}
          label={`Squad of ${EMPIRE_NAMES[empire]}`}
          min={2}
          max={12}
          value={squads[empire]}
          set={(size) => draw({ ...drawing, squads: { ...squads, [empire]: size } })}
        />
      ))}
    </>
  );
}

type HandProps = { readonly moment: DrawnMoment; readonly change: (part: Partial<DrawnMoment>) => void };

/** The cards in hand and, before a deployment, the squads by name. */
function HandFields({ moment, change }: HandProps) {
  return (
    <>
      {EMPIRES.map((empire) => (
        <ChoiceField
          key={empire}
          label={`Card in the hand of ${EMPIRE_NAMES[empire]}`}
          value={moment.cards[empire] ?? ''}
          choices={CARDS}
          set={(card) => change({ cards: { ...moment.cards, [empire]: card === '' ? null : card } })}
        />
      ))}
      {EMPIRES.filter(() => moment.begins === 'deployment').map((empire) => (
        <SquadFields
          key={empire}
          empire={empire}
          squad={moment.named[empire]}
          set={(squad) => change({ named: { ...moment.named, [empire]: squad } })}
        />
      ))}
    </>
  );
}

type TurnProps = { readonly drawing: Drawing; readonly change: (part: Partial<DrawnMoment>) => void };

/** The side to move, the round, and what was reached before it. */
function TurnFields({ drawing, change }: TurnProps) {
  const { moment, aims, units } = drawing;
  const { vip } = aims?.special ?? { vip: null };
  const letter = vip?.role === 'A' ? 'H.' : 'C.';
  const soldiers = units.filter(({ id }) => id.startsWith(letter) && !/tank$|plane$/.test(id));
  return (
    <>
      <NumberField label="Round" min={1} max={80} value={moment.round} set={(round) => change({ round })} />
      <ChoiceField
        label="Active side"
        value={moment.active}
        choices={EMPIRES.map((empire) => [empire, EMPIRE_NAMES[empire]] as const)}
        set={(active) => change({ active })}
      />
      {JSON.stringify([aims?.winA, aims?.winB, drawing.objective]).match(/holdTurns|O03/)
        ? EMPIRES.map((empire) => (
            <NumberField
              key={empire}
              label={`Own turns ${EMPIRE_NAMES[empire]} has held its tile`}
              min={0}
              max={20}
              value={moment.held[empire]}
              set={(held) => change({ held: { ...moment.held, [empire]: held } })}
            />
          ))
        : null}
      {vip === null && drawing.objective !== 'O12' ? null : (
        <ChoiceField
          label="VIP"
          value={moment.vip ?? ''}
          choices={[['', 'Nobody'], ...soldiers.map(({ id }) => [id, unitTitle(id)] as const)]}
          set={(id) => change({ vip: id === '' ? null : id })}
        />
      )}
    </>
  );
}

const PLACES = [
  ['', 'Not in the squad'],
  ...[0, 1, 2, 3].map((player) => [String(player), `In the squad, for player ${player + 1}`] as const),
] as const;

type SquadProps = {
  readonly empire: Empire;
  readonly squad: readonly DrawnPick[];
  readonly set: (squad: readonly DrawnPick[]) => void;
};

/** The soldiers to deploy, and the player of the Empire who orders them (THE-RULES "Team play"). */
function SquadFields({ empire, squad, set }: SquadProps) {
  const place = (type: SoldierType, value: string) => {
    const controllers = new Map(squad.map(({ soldier, controller }) => [soldier, controller]));
    if (value === '') controllers.delete(type);
    else controllers.set(type, Number(value));
    set(
      SOLDIER_TYPES.flatMap((soldier) => {
        const controller = controllers.get(soldier);
        return controller === undefined ? [] : [{ soldier, controller }];
      }),
    );
  };
  return (
    <details className={styles.fold} open={squad.length > 0}>
      <summary>
        Squad of {EMPIRE_NAMES[empire]}: {squad.length}
      </summary>
      <div className={styles.blanks}>
        {SOLDIER_TYPES.map((type) => (
          <ChoiceField
            key={type}
            label={`${SOLDIERS[type].names[empire].name}, ${SOLDIERS[type].title}`}
            value={String(squad.find(({ soldier }) => soldier === type)?.controller ?? '')}
            choices={PLACES}
            set={(value) => place(type, value)}
          />
        ))}
      </div>
    </details>
  );
}
