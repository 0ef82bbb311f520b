'use client';
import { OBJECTIVE_IDS, OBJECTIVES } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Drawing } from './drawing.ts';
import { GoalEditor } from './goal-editor.tsx';

const NO_GOAL = { all: false, parts: [] } as const;

/** What the battle is about: a card, or conditions of one's own; how long it lasts, and how many fight. */
export function AimsForm({ drawing, draw }: { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void }) {
  const { aims, objective, rounds, squads } = drawing;
  const hexes = Object.keys(drawing.tiles);
  const own = aims ?? { brief: '', winA: NO_GOAL, winB: NO_GOAL };
  return (
    <section className="stack" aria-labelledby="aims">
      <h2 id="aims">What it is about</h2>
      <label className="field">
        <span className="caption">Objective</span>
        <select
          className="select"
          value={aims === null ? objective : 'own'}
          onChange={({ target: { value } }) =>
            draw(value === 'own' ? { ...drawing, aims: own } : { ...drawing, aims: null, objective: value })
          }
        >
          <option value="drawn">Drawn from the cards that fit</option>
          <option value="own">Conditions of your own</option>
          {OBJECTIVE_IDS.map((id) => (
            <option key={id} value={id}>
              {OBJECTIVES[id].title}
            </option>
          ))}
        </select>
      </label>
      {aims === null ? null : (
        <>
          <label className="field">
            <span className="caption">The story in a sentence</span>
            <input
              className="input"
              maxLength={300}
              value={aims.brief}
              onChange={(event) => draw({ ...drawing, aims: { ...aims, brief: event.target.value } })}
            />
          </label>
          <GoalEditor
            side="A"
            goal={aims.winA}
            hexes={hexes}
            set={(winA) => draw({ ...drawing, aims: { ...aims, winA } })}
          />
          <GoalEditor
            side="B"
            goal={aims.winB}
            hexes={hexes}
            set={(winB) => draw({ ...drawing, aims: { ...aims, winB } })}
          />
        </>
      )}
      <label className="field">
        <span className="caption">Round limit, 4 to 20</span>
        <input
          className="input"
          type="number"
          min={4}
          max={20}
          value={rounds}
          onChange={(event) => draw({ ...drawing, rounds: event.target.valueAsNumber || 4 })}
        />
      </label>
      {(['HERB', 'CARN'] as const).map((empire) => (
        <label key={empire} className="field">
          <span className="caption">
            Squad of {empire === 'HERB' ? 'Herbivoria' : 'Carnivoron'}, where none is drawn
          </span>
          <input
            className="input"
            type="number"
            min={2}
            max={12}
            value={squads[empire]}
            onChange={(event) => draw({ ...drawing, squads: { ...squads, [empire]: event.target.valueAsNumber || 2 } })}
          />
        </label>
      ))}
    </section>
  );
}
