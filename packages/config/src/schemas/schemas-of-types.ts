import type { Schema } from './schema-of-type.ts';
import { SchemaMaker } from './schema-of-type.ts';
import { readTypes, type TypeProgram } from './type-program.ts';

export type { Schema, TypeProgram };
export { readTypes, SchemaMaker };

/**
 * The types that a constant brings as the one argument of its type, by member: of `const chess: RuleSet<Chess>` those of `Chess`.
 * @throws Error where the file exports no such constant
 */
export function schemasOfArgument(
  { checker, exportsOf }: TypeProgram,
  file: string,
  constant: string,
  members: readonly string[],
): { readonly [name: string]: Schema } {
  const symbol = exportsOf(file).get(constant);
  const type = symbol && checker.getTypeOfSymbol(symbol);
  const [argument] = type ? checker.getTypeArguments(type as Parameters<typeof checker.getTypeArguments>[0]) : [];
  if (!argument) throw new Error(`${file} exports no ${constant} of a type with an argument`);
  const maker = new SchemaMaker(checker, '#/$defs/');
  const schemas = members.map((member) => {
    const found = checker.getPropertyOfType(argument, member);
    if (!found) throw new Error(`${constant} has no type ${member}`);
    return [member, maker.of(checker.getTypeOfSymbol(found))] as const;
  });
  return { ...Object.fromEntries(schemas), ...maker.defs };
}
