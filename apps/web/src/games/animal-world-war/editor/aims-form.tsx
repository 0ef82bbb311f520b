'use client';
import { EMPIRE_NAMES, EMPIRES, OBJECTIVE_IDS, OBJECTIVES } from '@fieldpost/rules-animal-world-war/catalogue';
import { type Drawing, type DrawnAims, NO_AIMS } from './drawing.ts';
import { GoalEditor } from './goal-editor.tsx';
import { ChoiceField, NumberField, SwitchField } from './plain-fields.tsx';
import { SpecialForm } from './special-form.tsx';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };

const OBJECTIVE_CHOICES = [
  ['drawn', 'Random card that fits'],
  ['own', 'Custom conditions'],
  ...OBJECTIVE_IDS.map((id) => [id, OBJECTIVES[id].title] as const),
] as const;

/** The objective of the battle: a card, or custom conditions; and its length. */
export function AimsForm({ drawing, draw }: Props) {
  const { aims, objective, rounds, options } = drawing;
  const choose = (value: string) =>
    draw(value === 'own' ? { ...drawing, aims: aims ?? NO_AIMS } : { ...drawing, aims: null, objective: value });
  return (
    <section className="stack" aria-labelledby="aims">
      <h2 id="aims">Objective</h2>
      <ChoiceField
        label="Objective"
        value={aims === null ? objective : 'own'}
        choices={OBJECTIVE_CHOICES}
        set={choose}
      />
      {aims === null ? (
        <ChoiceField
          label="Role A"
          value={options.roleA}
          choices={[['drawn', 'Random'], ...EMPIRES.map((empire) => [empire, EMPIRE_NAMES[empire]] as const)]}
          set={(roleA) => draw({ ...drawing, options: { ...options, roleA } })}
        />
      ) : (
        <OwnAims drawing={drawing} aims={aims} set={(next) => draw({ ...drawing, aims: next })} />
      )}
      <NumberField
        label="Round limit, 4 to 20"
        min={4}
        max={20}
        value={rounds}
        set={(next) => draw({ ...drawing, rounds: next })}
      />
    </section>
  );
}

type OwnProps = { readonly drawing: Drawing; readonly aims: DrawnAims; readonly set: (aims: DrawnAims) => void };

function OwnAims({ drawing, aims, set }: OwnProps) {
  const hexes = Object.keys(drawing.tiles);
  return (
    <>
      <label className="field">
        <span className="caption">Story in one sentence</span>
        <input
          className="input"
          maxLength={300}
          value={aims.brief}
          onChange={(event) => set({ ...aims, brief: event.target.value })}
        />
      </label>
      <GoalEditor side="A" condition={aims.winA} hexes={hexes} set={(winA) => set({ ...aims, winA })} />
      <GoalEditor side="B" condition={aims.winB} hexes={hexes} set={(winB) => set({ ...aims, winB })} />
      <SwitchField
        label="A side with no soldier standing also loses"
        value={aims.elimination}
        set={(elimination) => set({ ...aims, elimination })}
      />
      <SpecialForm drawing={drawing} aims={aims} set={set} />
    </>
  );
}
