'use client';
import { itemName } from '@fieldpost/boards/animal-world-war';
import { CONSTANTS, EMPIRE_NAMES, EMPIRES } from '@fieldpost/rules-animal-world-war/catalogue';
import { areStanding, type Drawing, type DrawnUnit, freshUnit, isCivilian, isVehicle } from './drawing.ts';
import styles from './field-editor.module.css';
import { TOKENS } from './palette.tsx';
import { AddField, ChoiceField, NumberField, SwitchField } from './plain-fields.tsx';
import { fallen, risen, withoutToken } from './touches.ts';
import { UNIT_CHOICES, unitTitle } from './unit-names.ts';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

/** Everybody who is drawn: how they are, what they hold, and who orders them. */
export function UnitList({ drawing, draw }: Props) {
  const { units } = drawing;
  const set = (unit: DrawnUnit | null, id: string) =>
    draw({ ...drawing, units: units.flatMap((one) => (one.id !== id ? [one] : unit === null ? [] : [unit])) });
  const missing = UNIT_CHOICES.filter(
    ([id]) => /^[HC]\./.test(id) && !isVehicle(id) && !units.some((unit) => unit.id === id),
  );
  return (
    <section className="stack" aria-labelledby="units">
      <h2 id="units">Units</h2>
      {units.length === 0 ? <p className="small soft">None yet: choose a soldier above, then tap the field.</p> : null}
      {units.map((unit) => (
        <details key={unit.id} className={styles.fold}>
          <summary>
            {unitTitle(unit.id)}: {unit.at === '' ? 'out of the battle' : unit.at}
            {unit.wounded ? ', wounded' : ''}
          </summary>
          <div className={styles.blanks}>
            <UnitFields drawing={drawing} draw={draw} unit={unit} set={(next) => set(next, unit.id)} />
          </div>
        </details>
      ))}
      {!areStanding(drawing.moment) ? null : (
        <AddField
          label="Unit already out of action"
          choices={missing}
          add={(id) => draw({ ...drawing, units: [...units, { ...freshUnit(id, ''), grenades: 0 }] })}
        />
      )}
    </section>
  );
}

type FieldsProps = Props & { readonly unit: DrawnUnit; readonly set: (unit: DrawnUnit | null) => void };

const PLAYERS = [0, 1, 2, 3].map((player) => [String(player), `Player ${player + 1}`] as const);

function UnitFields(props: FieldsProps) {
  const { unit, set } = props;
  const { id, at, wounded, player } = unit;
  const standing = !isCivilian(id) && !wounded && at !== '';
  return (
    <>
      {isVehicle(id) || at === '' ? null : (
        <SwitchField label="Wounded" value={wounded} set={(lies) => set(lies ? fallen(unit) : risen(unit))} />
      )}
      {standing ? <Carried {...props} /> : null}
      {isCivilian(id) ? null : (
        <ChoiceField
          label={`Player of ${EMPIRE_NAMES[EMPIRES[id.startsWith('H') ? 0 : 1]]}`}
          value={String(player)}
          choices={PLAYERS}
          set={(next) => set({ ...unit, player: Number(next) })}
        />
      )}
      <button type="button" className="button" onClick={() => set(null)}>
        Remove<span className="unseen"> {unitTitle(id)}</span>
      </button>
    </>
  );
}

/** The damage of a standing unit, and what it carries. */
function Carried({ drawing, draw, unit, set }: FieldsProps) {
  const { id, damage, grenades } = unit;
  const vehicle = isVehicle(id);
  const most = vehicle ? CONSTANTS[id.endsWith('.tank') ? 'tank' : 'plane'].cap - 1 : CONSTANTS.health;
  return (
    <>
      <NumberField
        label={`Damage, up to ${most}`}
        min={0}
        max={most}
        value={damage}
        set={(points) => set({ ...unit, damage: points })}
      />
      <NumberField
        label={vehicle ? 'Grenades of the crew' : 'Grenades'}
        min={0}
        max={9}
        value={grenades}
        set={(count) => set({ ...unit, grenades: count })}
      />
      <Tokens drawing={drawing} draw={draw} unit={unit} />
    </>
  );
}

/** Tokens in their hands; each is one of a kind, and leaves where it was. */
function Tokens({ drawing, draw, unit }: Omit<FieldsProps, 'set'>) {
  const give = (token: string) => {
    const cleared = withoutToken(drawing, token);
    const units = cleared.units.map((one) => (one.id === unit.id ? { ...one, tokens: [...one.tokens, token] } : one));
    draw({ ...cleared, units });
  };
  return (
    <>
      {unit.tokens.map((token) => (
        <button key={token} type="button" className="button" onClick={() => draw(withoutToken(drawing, token))}>
          Remove: {itemName(token)}
        </button>
      ))}
      <AddField
        label="Token to hold"
        choices={TOKENS.filter((token) => !unit.tokens.includes(token)).map((token) => [token, itemName(token)])}
        add={give}
      />
    </>
  );
}
