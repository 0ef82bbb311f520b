import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

const row = ([code, [status, sentence]]: readonly [string, readonly [number, string]]): string =>
  `| \`${code}\` | ${status} | ${sentence} |`;

test('the page of error codes has each of them (write it with -u)', async () => {
  const rows = Object.entries(CATALOGUE).map(row).toSorted().join('\n');
  const page = `# Error codes of the service

Made from \`apps/api/src/platform/errors/catalogue.ts\`. A code never changes its meaning. [api.md](api.md#refusals) describes how to read a refusal.

| code | status | sentence |
|---|---|---|
${rows}
`;
  await expect(page).toMatchFileSnapshot('../../../../../docs/api-errors.md');
});
