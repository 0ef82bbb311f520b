'use client';
import { fromKey, keyOf } from '@fieldpost/hex';
import { EMPIRE_NAMES, EMPIRES, OBJECTIVES, type SpecialRules } from '@fieldpost/rules-animal-world-war/catalogue';
import { NAMES, readNames } from './blank-field.tsx';
import type { Drawing, DrawnAims } from './drawing.ts';
import styles from './field-editor.module.css';
import { ChoiceField, NumberField, SwitchField } from './plain-fields.tsx';

type Props = { readonly drawing: Drawing; readonly aims: DrawnAims; readonly set: (aims: DrawnAims) => void };

const ROLES = [
  ['', 'Nobody'],
  ['A', NAMES.A],
  ['B', NAMES.B],
] as const;

/** Initial values of each special rule, taken from the cards. */
const FIRST = {
  stone: OBJECTIVES.O01.special.stone,
  vip: OBJECTIVES.O12.special.vip,
  spoils: OBJECTIVES.O15.special.spoils,
};

/** Rules that only some objectives have: what soldiers start with, where they deploy, and what is special about the ground and people. */
export function SpecialForm({ drawing, aims, set }: Props) {
  const { special, grenades, elsewhere } = aims;
  const change = (part: Partial<SpecialRules>) => set({ ...aims, special: { ...special, ...part } });
  const hexes = Object.keys(drawing.tiles);
  return (
    <details className={styles.fold}>
      <summary>Special rules</summary>
      <div className="stack">
        {EMPIRES.map((empire) => (
          <div key={empire} className="stack">
            <NumberField
              label={`Starting grenades for each soldier of ${EMPIRE_NAMES[empire]}`}
              min={1}
              max={6}
              value={grenades[empire]}
              set={(n) => set({ ...aims, grenades: { ...grenades, [empire]: n } })}
            />
            <SwitchField
              label={`${EMPIRE_NAMES[empire]} deploys only on its marked tiles, not in its zone`}
              value={elsewhere[empire]}
              set={(on) => set({ ...aims, elsewhere: { ...elsewhere, [empire]: on } })}
            />
          </div>
        ))}
        <SwitchField
          label="Soldiers on foot have unlimited grenades"
          value={special.endlessGrenades}
          set={(endlessGrenades) => change({ endlessGrenades })}
        />
        <StoneFields hexes={hexes} stone={special.stone} set={(stone) => change({ stone })} />
        <VipFields vip={special.vip} set={(vip) => change({ vip })} />
        <SpoilsFields spoils={special.spoils} set={(spoils) => change({ spoils })} />
      </div>
    </details>
  );
}

type Of<Key extends keyof SpecialRules> = Readonly<Record<Key, SpecialRules[Key]>> & {
  readonly set: (value: SpecialRules[Key]) => void;
};

/** O01: a building of stone. */
function StoneFields({ hexes, stone, set }: Of<'stone'> & { readonly hexes: readonly string[] }) {
  const first = FIRST.stone === null ? null : { ...FIRST.stone, at: fromKey(hexes[0] ?? '') ?? FIRST.stone.at };
  return (
    <>
      <SwitchField
        label="Stone building: no tank can enter, and strikes only damage it"
        value={stone !== null}
        set={(on) => set(on ? first : null)}
      />
      {stone === null ? null : <StoneBlanks stone={stone} hexes={hexes} set={set} />}
    </>
  );
}

type StoneProps = {
  readonly stone: NonNullable<SpecialRules['stone']>;
  readonly hexes: readonly string[];
  readonly set: (stone: SpecialRules['stone']) => void;
};

function StoneBlanks({ stone, hexes, set }: StoneProps) {
  return (
    <div className={styles.blanks}>
      <ChoiceField
        label="Tile"
        value={keyOf(stone.at)}
        choices={[...new Set([keyOf(stone.at), ...hexes])].map((key) => [key, key] as const)}
        set={(key) => set({ ...stone, at: fromKey(key) ?? stone.at })}
      />
      <NumberField
        label="Invulnerable rounds"
        min={0}
        max={20}
        value={stone.safeRounds}
        set={(safeRounds) => set({ ...stone, safeRounds })}
      />
      <NumberField
        label="Damage that destroys it"
        min={1}
        max={99}
        value={stone.capacity}
        set={(capacity) => set({ ...stone, capacity })}
      />
      <NumberField
        label="Damage of a strike"
        min={0}
        max={9}
        value={stone.strike}
        set={(strike) => set({ ...stone, strike })}
      />
    </div>
  );
}

/** O12: a soldier whom their side names in secret. */
function VipFields({ vip, set }: Of<'vip'>) {
  return (
    <>
      <ChoiceField
        label="Side with a VIP among its soldiers"
        value={vip?.role ?? ''}
        choices={ROLES}
        set={(role) => set(role === '' ? null : { health: 4, strike: 3, ...FIRST.vip, ...vip, role })}
      />
      {vip === null ? null : (
        <div className={styles.blanks}>
          <NumberField
            label="Extra health of the VIP"
            min={0}
            max={9}
            value={vip.health}
            set={(health) => set({ ...vip, health })}
          />
          <NumberField
            label="Damage of a strike to the VIP"
            min={0}
            max={9}
            value={vip.strike}
            set={(strike) => set({ ...vip, strike })}
          />
        </div>
      )}
    </>
  );
}

/** O15: tokens that are taken out of the battle by picking them up. */
function SpoilsFields({ spoils, set }: Of<'spoils'>) {
  return (
    <>
      <ChoiceField
        label="Side that removes tokens by picking them up"
        value={spoils?.role ?? ''}
        choices={ROLES}
        set={(role) => set(role === '' ? null : { tokens: [], ...FIRST.spoils, ...spoils, role })}
      />
      {spoils === null ? null : (
        <label className="field">
          <span className="caption">Tokens, separated by spaces</span>
          <input
            className="input"
            key={spoils.tokens.join(' ')}
            defaultValue={spoils.tokens.join(' ')}
            onBlur={({ target }) => set({ ...spoils, tokens: readNames(target.value) ?? spoils.tokens })}
          />
        </label>
      )}
    </>
  );
}
