import type { Json, Tagged } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { oneOf } from '../playout/chooser.ts';

/** Commands of one type with the same keys, and what they were seen to say under each. */
type Form = { readonly type: string; readonly said: readonly (readonly [key: string, values: Map<string, Json>])[] };

const nameOf = (command: Tagged): string => [command.type, ...Object.keys(command).sort()].join(' ');

/** Of what commands are made: any command of a form can be put together from what others of that form say. */
export class Forms {
  private readonly byName = new Map<string, Form>();

  learn(command: Tagged): void {
    const name = nameOf(command);
    const keys = Object.keys(command).filter((key) => key !== 'type');
    const form = this.byName.get(name) ?? { type: command.type, said: keys.map((key) => [key, new Map()]) };
    this.byName.set(name, form);
    for (const [key, values] of form.said) values.set(canonicalJson(command[key] ?? null), command[key] ?? null);
  }

  /** `count` commands of each form. Every other one is close to one of `near`: it differs under some keys. */
  *mixed(count: number, near: readonly Tagged[], next: () => number): Generator<Tagged> {
    for (const [name, { type, said }] of this.byName) {
      const parts = said.map(([key, values]) => [key, [...values.values()]] as const);
      const models = near.filter((command) => nameOf(command) === name);
      for (let made = 0; made < count; made++)
        yield { type, ...mixture(parts, made % 2 === 0 ? oneOf(models, next) : null, next) };
    }
  }
}

type Parts = readonly (readonly [key: string, values: readonly Json[]])[];

function mixture(parts: Parts, model: Tagged | null, next: () => number): { readonly [key: string]: Json } {
  const fields = parts.map(([key, values]): [string, Json] => {
    const kept = next() % 3 === 0 ? undefined : model?.[key];
    return [key, kept === undefined ? oneOf(values, next) : kept];
  });
  return Object.fromEntries(fields);
}
