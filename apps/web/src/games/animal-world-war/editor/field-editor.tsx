'use client';
import { frameOf, hexInWords, skyHexes } from '@fieldpost/boards/animal-world-war';
import type { Json } from '@fieldpost/client';
import { keyOf } from '@fieldpost/hex';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import type { CustomScenario } from '../../../features/fields/operations.ts';
import { SaveBar } from '../../../features/fields/save-bar.tsx';
import { useHistory } from '../../../features/fields/use-history.ts';
import { useVerdict, VerdictNotice } from '../../../features/fields/verdict.tsx';
import { FieldView } from '../field-view.tsx';
import { NO_FIELD_MARKS } from '../situation.ts';
import { AimsForm } from './aims-form.tsx';
import { documentOf } from './document.ts';
import { blankDrawing, type Drawing, hexesOf } from './drawing.ts';
import styles from './field-editor.module.css';
import { Palette } from './palette.tsx';
import { drawingOf } from './reading.ts';
import { sketchOf } from './sketch.ts';
import { StartForm } from './start-form.tsx';
import { type Tool, touched } from './touches.ts';
import { UnitList } from './unit-list.tsx';

const ID = 'animal-world-war';

/** The game's own parser and set-up are fetched with the editor. */
const check = async (drawing: Drawing) => (await import('./check.ts')).checked(drawing);

type Props = { readonly first: CustomScenario | null; readonly signedIn: boolean };

/** Draws a battlefield of Animal World War: tiles and zones, what lies and who stands there, and what wins. */
export function FieldEditor({ first, signedIn }: Props) {
  const drawings = useHistory(() => (first === null ? blankDrawing() : drawingOf(first.title, first.document)));
  const { now: drawing, put: draw, set, undo } = drawings;
  const [tool, setTool] = useState<Tool>({ kind: 'tile', card: 'field' });
  const found = useVerdict(drawing, check);
  const drawn = { ruleSet: ID, title: drawing.title, document: documentOf(drawing) as Json, side: 'HERB' };
  return (
    <div className={styles.editor}>
      <div className={styles.board}>
        <Sheet drawing={drawing} touch={(key) => draw(touched(drawing, tool, key))} />
        <VerdictNotice found={found} noun="battlefield" />
        <div className={styles.actions}>
          <Button className="button" waits={undo === null ? 'Nothing to undo yet.' : null} onClick={undo ?? undefined}>
            Undo
          </Button>
          <button type="button" className="button" onClick={() => draw({ ...blankDrawing(), title: drawing.title })}>
            Clear all
          </button>
        </div>
        <SaveBar
          drawn={drawn}
          first={first}
          signedIn={signedIn}
          playable={found?.ok === true}
          rename={(title) => set({ ...drawing, title })}
        />
      </div>
      <div className={styles.tools}>
        <Palette tool={tool} pick={setTool} />
        <UnitList drawing={drawing} draw={draw} />
        <StartForm drawing={drawing} draw={draw} />
        <AimsForm drawing={drawing} draw={draw} />
      </div>
    </div>
  );
}

/** The field and the hexes around it, on which it may grow. */
function Sheet({ drawing, touch }: { readonly drawing: Drawing; readonly touch: (key: string) => void }) {
  const battle = useMemo(() => sketchOf(drawing), [drawing]);
  const shape = Object.keys(drawing.tiles).toSorted().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame changes with the shape alone, not with every touch
  const field = useMemo(() => hexesOf(drawing), [shape]);
  const frame = useMemo(() => frameOf(field, 'HERB'), [field]);
  const hexes = useMemo(() => [...field, ...skyHexes(field)], [field]);
  const known = new Set(field.map(keyOf));
  return (
    <FieldView
      battle={battle}
      field={field}
      frame={frame}
      hexes={hexes}
      marks={NO_FIELD_MARKS}
      running={null}
      cellOf={(key) => {
        const at = hexes.find((hex) => keyOf(hex) === key) ?? [0, 0];
        return { label: known.has(key) ? hexInWords(battle, at) : `${key}: empty`, picked: false, live: true };
      }}
      onTap={touch}
      home="0,0"
      whole
    >
      <p className="small soft">{field.length} tiles, of 7 to 54</p>
    </FieldView>
  );
}
