import { notFound } from 'next/navigation';
import { editorOf, ruleSetName } from '../../games/index.ts';
import { currentPerson } from '../session/current-person.ts';
import type { CustomScenario } from './operations.ts';

type Props = {
  /** The id of a game. */
  readonly ruleSet: string;
  /** Null: a blank sheet. */
  readonly drawn: CustomScenario | null;
};

/** The drawing table of a game. Anybody may draw; who is signed in may keep and play. */
export async function EditorPage({ ruleSet, drawn }: Props) {
  const editor = editorOf(ruleSet);
  if (editor === null) return notFound();
  const person = await currentPerson();
  return (
    <>
      <header className="page-head">
        <div>
          <p className="caption">{ruleSetName(ruleSet)}</p>
          <h1>{drawn?.title ?? `Draw a ${editor.noun}`}</h1>
          <p className="soft">
            Choose a tile or marker, then tap the {editor.noun}. The rules are checked as you draw.
          </p>
        </div>
      </header>
      <editor.Editor first={drawn} signedIn={person !== null} />
    </>
  );
}
