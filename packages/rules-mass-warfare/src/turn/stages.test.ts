/** How the paces cut a turn (THE-RULES "Windows", MW-174). */
import { describe, expect, test } from 'vitest';
import { PACES } from '../catalogue/options.ts';
import { beginningOf, type Part, type Stage, stagesOf } from './stages.ts';

/** "10+laterGround(11 12)": step 10 is done and two are planned in one visit; "skyAndSea(2 7)": in a secret window; "run 7": nobody is asked. */
function words(stage: Stage): string {
  if (stage.kind === 'visits') return stage.parts.map(partWords).join('+');
  if (stage.kind === 'secret') return `${stage.window}(${stage.steps.join(' ')})`;
  return stage.kind === 'auto' ? `auto ${stage.step}` : stage.kind;
}

function partWords(part: Part): string {
  if (part.mode === 'packet') return `${part.window}(${part.steps.join(' ')})`;
  return part.mode === 'run' ? `run ${part.step}` : String(part.step);
}

const SKY = ['answers', 'flak', 'auto 5', 'auto 6', 'landing'];
const INCOME = ['auto 13', 'auto 14', 'auto 15', 'auto 16'];
const END = 'auto 21';

describe('MW-171, MW-174: the twenty steps of a turn', () => {
  test.each([
    ['strict', ['auto 1', '2', ...SKY, '7', '8', '9', '10', '11', '12', ...INCOME, '17', 'auto 18', '19', '20', END]],
    [
      'windows',
      [
        'auto 1',
        '2+3',
        ...SKY,
        '7+8',
        '9',
        '10',
        '11',
        '12',
        ...INCOME,
        '17+laterHome(19 20)',
        'auto 18',
        'run 19',
        'run 20',
        END,
      ],
    ],
    [
      'brisk',
      [
        ...[
          'auto 1',
          '2+3+laterSea(7 8 9)',
          ...SKY,
          'run 7',
          'run 8',
          'run 9',
          '10+laterGround(11 12)',
          'run 11',
          'run 12',
          ...INCOME,
        ],
        ...['17+laterHome(19 20)', 'auto 18', 'run 19', 'run 20', END],
      ],
    ],
    [
      'sealed',
      [
        ...['auto 1', 'skyAndSea(2 7 8 9)', 'run 2', ...SKY, 'run 7', 'run 8', 'run 9'],
        ...['ground(10 11 12)', 'run 10', 'run 11', 'run 12', ...INCOME],
        ...['home(17 19)', 'run 17', 'auto 18', 'run 19', 'run 20', END],
      ],
    ],
  ] as const)('%s', (pace, stages) => {
    expect(stagesOf(pace).map(words)).toEqual(stages);
  });
});

/** The steps that a stage has to do with. */
function stepsOf(stage: Stage): readonly number[] {
  if (stage.kind === 'visits') return stage.parts.map(({ step }) => step);
  if (stage.kind === 'secret') return stage.steps;
  if (stage.kind === 'auto') return [stage.step];
  return { answers: [3], flak: [4], landing: [6] }[stage.kind];
}

describe.each(PACES)('a position of pace %s that begins with a step', (pace) => {
  test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    '%i begins where that step first is asked for',
    (step) => {
      const { stage, part } = beginningOf(pace, step);
      const stages = stagesOf(pace);
      const begun = stepsOf(stages[stage] as Stage);
      const { [part]: first } = stages[stage]?.kind === 'visits' ? stages[stage].parts : [];
      const within = first?.mode === 'packet' ? first.steps : begun.slice(part, part + 1);
      const isAsked = stages.some((one) => one.kind === 'visits' && one.parts.some((each) => holds(each, step)));
      if (isAsked && step !== 3) expect(within).toContain(step);
      else expect(Math.min(...begun)).toBeGreaterThanOrEqual(Math.min(step, 21));
      expect(stages.slice(0, stage).every((one) => (stepsOf(one)[0] ?? 0) < step)).toBe(true);
    },
  );
});

function holds(part: Part, step: number): boolean {
  return part.mode === 'packet' ? part.steps.some((one) => one === step) : part.step === step;
}
