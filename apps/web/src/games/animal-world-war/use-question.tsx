'use client';
import { unitInWords, unitName } from '@fieldpost/boards/animal-world-war';
import { keyOf } from '@fieldpost/hex';
import {
  type AnswerCommand,
  flightLine,
  geometryOf,
  type Line,
  menuOf as listed,
  placeOn,
} from '@fieldpost/rules-animal-world-war/table';
import { useMemo, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { type OrderBarSlot, stepBack } from '../../table/slots.ts';
import { commandWords } from './menu.ts';
import styles from './panels.module.css';
import { IDLE, NO_FIELD_MARKS, type Play, type Situation } from './situation.ts';
import { UnitSign } from './unit-card.tsx';

const nameOf = (choice: string | Line): string =>
  typeof choice === 'string' ? choice : `${choice.dir} ${keyOf(choice.first)}`;

/** The player chooses which own unit is hit, or along which line their plane crashes (THE-RULES "Questions in the other side's turn"). */
export function useQuestion(situation: Situation, on: boolean): Play {
  const { view, battle, seat, choosing } = situation;
  const [looked, setLooked] = useState<string | null>(null);
  const answers = useMemo(
    () =>
      on && choosing && seat !== null
        ? listed(view, seat, null).filter((command): command is AnswerCommand => command.type === 'answer')
        : [],
    [view, seat, on, choosing],
  );
  const { question } = battle;
  if (!on || question === null) return IDLE;
  const at = question.kind === 'target' ? keyOf(question.at) : null;
  return {
    ...IDLE,
    marks: { ...NO_FIELD_MARKS, line: lineOf(situation, answers, looked), targets: at === null ? [] : [at] },
    hintOf: (key) => (key === at ? 'hit here' : ''),
    bar: questionBar(situation, at, answers.length > 0),
    detailsFirst: true,
    details: <Answers situation={situation} answers={answers} look={setLooked} />,
  };
}

/** The hexes of the selected line. */
function lineOf({ battle }: Situation, answers: readonly AnswerCommand[], looked: string | null): readonly string[] {
  const line = answers
    .map(({ choice }) => choice)
    .find((choice) => typeof choice !== 'string' && nameOf(choice) === looked);
  const flown = line === undefined || typeof line === 'string' ? null : flightLine(geometryOf(battle.field), line);
  return flown === null ? [] : [flown.entry, ...flown.tiles, flown.exit].map(keyOf);
}

const WHICH_LINE = 'Choose where your plane crashes';

/** @param at The hex where somebody is hit; null: a plane comes down. */
function questionBar({ props, ready }: Situation, at: string | null, theirs: boolean): OrderBarSlot {
  const { canUndo, undo } = props;
  return {
    sign: null,
    order: at === null ? WHICH_LINE : 'Choose who takes the hit',
    result: theirs ? 'Choose a unit above.' : 'Another player decides this.',
    back: stepBack({ picked: false, letGo: () => {} }, { canUndo, ready, undo }),
    verb: null,
    next: null,
    end: null,
    question: null,
  };
}

type AnswersProps = {
  readonly situation: Situation;
  readonly answers: readonly AnswerCommand[];
  readonly look: (name: string) => void;
};

function Answers({ situation, answers, look }: AnswersProps) {
  const { battle, ready, send } = situation;
  const { question } = battle;
  const place = question?.kind === 'target' ? placeOn(question.at, battle.tiles) : null;
  return (
    <div className={styles.body}>
      <h3 className={styles.name}>{place === null ? WHICH_LINE : `Hit on ${place}: choose the unit that takes it`}</h3>
      {answers.length === 0 ? <p>Another player decides this.</p> : null}
      <ul className={styles.list}>
        {answers.map((answer) => (
          <li key={nameOf(answer.choice)}>
            <Button
              className={styles.line}
              waits={ready ? null : 'No action needed right now.'}
              onPointerEnter={() => look(nameOf(answer.choice))}
              onFocus={() => look(nameOf(answer.choice))}
              onClick={() => void send(answer)}
            >
              <Answer situation={situation} choice={answer.choice} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answer({ situation, choice }: { readonly situation: Situation; readonly choice: string | Line }) {
  const { battle } = situation;
  if (typeof choice !== 'string') {
    return <>{commandWords(battle, { type: 'approach', plane: '', line: choice }).replace('Line up at', 'From')}</>;
  }
  const unit = battle.units[choice];
  if (unit === undefined) return <>{choice}</>;
  return (
    <>
      <UnitSign battle={battle} unit={unit} /> <b>{unitName(unit)}</b>{' '}
      {unitInWords(battle, unit).split(', ').slice(2).join(', ')}
    </>
  );
}
