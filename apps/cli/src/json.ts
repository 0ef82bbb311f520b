import { VerbFault } from './answer.ts';

/** A text as JSON. Throws NOT_JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new VerbFault('NOT_JSON', error instanceof Error ? error.message : 'the input is not JSON');
  }
}
