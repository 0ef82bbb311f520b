import { describe, expect, test } from 'vitest';
import * as client from './index.ts';
import { faultsOf, operationsIn } from './testing/schema.ts';

describe('operations of the client', () => {
  test.each(operationsIn(client))('%s can be asked of the service', (_name, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('a field, an argument or a type that the service does not have is found', () => {
    expect(faultsOf('{ lobby { id colour } }')).toEqual([expect.stringContaining('"colour"')]);
    expect(faultsOf('query ($id: String!) { match(id: $id) { id } }')).toEqual([expect.stringContaining('"ID!"')]);
    expect(faultsOf('{ lobby {')).toEqual([expect.stringContaining('Syntax Error')]);
  });
});
