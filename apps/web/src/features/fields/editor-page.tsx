import { FieldEditor } from '../../games/animal-world-war/editor/field-editor.tsx';
import { currentPerson } from '../session/current-person.ts';
import type { CustomScenario } from './operations.ts';

/** The drawing table for battlefields of Animal World War. Anybody may draw; who is signed in may keep and play. */
export async function EditorPage({ drawn }: { readonly drawn: CustomScenario | null }) {
  const person = await currentPerson();
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{drawn?.title ?? 'Draw a battlefield'}</h1>
          <p className="soft">
            Choose a tile or a mark, then tap the field. It may grow in any direction; the rules look over your
            shoulder.
          </p>
        </div>
      </header>
      <FieldEditor first={drawn} signedIn={person !== null} />
    </>
  );
}
