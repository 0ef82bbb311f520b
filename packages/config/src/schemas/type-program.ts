import ts from 'typescript';

/** TypeScript files read together, and the questions that they can be asked. */
export type TypeProgram = {
  readonly checker: ts.TypeChecker;
  /** The exports of a file by name, as symbols. @throws Error for a file that was not read */
  exportsOf(file: string): ReadonlyMap<string, ts.Symbol>;
};

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/** Reads these files, and what they import. Takes seconds. */
export function readTypes(files: readonly string[]): TypeProgram {
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  return {
    checker,
    exportsOf(file) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing`);
      return new Map(checker.getExportsOfModule(module).map((one) => [one.name, one]));
    },
  };
}
