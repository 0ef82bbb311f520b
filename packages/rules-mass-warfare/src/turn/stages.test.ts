/** How the paces cut a turn (A.4, MW-174). */
import { describe, expect, test } from 'vitest';
import { PACES } from '../catalogue/options.ts';
import { beginningOf, type Stage, stagesOf } from './stages.ts';

/** "7+8p": step 7 is done and step 8 planned in one visit; "skyAndSea(2 7)": in one secret window; "run 7": what was planned. */
function words(stage: Stage): string {
  if (stage.kind === 'visits')
    return stage.parts.map(({ step, mode }) => `${step}${mode === 'plan' ? 'p' : ''}`).join('+');
  if (stage.kind === 'secret') return `${stage.window}(${stage.steps.join(' ')})`;
  return stage.kind === 'run' || stage.kind === 'auto' ? `${stage.kind} ${stage.step}` : stage.kind;
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
        '17+19p+20p',
        'auto 18',
        'run 19',
        'run 20',
        END,
      ],
    ],
    [
      'brisk',
      [
        ...['auto 1', '2+3+7p+8p+9p', ...SKY, 'run 7', 'run 8', 'run 9', '10+11p+12p', 'run 11', 'run 12', ...INCOME],
        ...['17+19p+20p', 'auto 18', 'run 19', 'run 20', END],
      ],
    ],
    [
      'sealed',
      [
        ...['auto 1', 'skyAndSea(2 7 8 9)', 'run 2', ...SKY, 'run 7', 'run 8', 'run 9'],
        ...['ground(10 11 12)', 'run 10', 'run 11', 'run 12', ...INCOME],
        ...['home(17 19)', 'run 17', 'auto 18', 'run 19', '20', END],
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
  if (stage.kind === 'run' || stage.kind === 'auto') return [stage.step];
  return { answers: [3], flak: [4], landing: [6] }[stage.kind];
}

describe.each(PACES)('D.7: a position of pace %s that begins with a step', (pace) => {
  test.each(Array.from({ length: 20 }, (_, nth) => nth + 1))('%i begins where that step first is asked for', (step) => {
    const { stage, part } = beginningOf(pace, step);
    const stages = stagesOf(pace);
    const begun = stepsOf(stages[stage] as Stage);
    const isAsked = stages.some((one) => one.kind === 'visits' && one.parts.some((each) => each.step === step));
    if (isAsked && step !== 3) expect(begun[part]).toBe(step);
    else expect(Math.min(...begun)).toBeGreaterThanOrEqual(Math.min(step, 21));
    expect(stages.slice(0, stage).every((one) => (stepsOf(one)[0] ?? 0) < step)).toBe(true);
  });
});
