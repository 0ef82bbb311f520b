import { expect, test } from 'vitest';
import { madeAnswers } from '../testing/made-answers.ts';

test('the kept schemas of answers are made from the types of what is sent (write them with -u)', async () => {
  await expect(`${JSON.stringify(madeAnswers(), null, 1)}\n`).toMatchFileSnapshot('answers.json');
});
