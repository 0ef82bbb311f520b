/** Mutants of a source file: one small thing in it is another way round. Sites come from the syntax tree, so each still compiles or nearly so. */
import ts from 'typescript';

/** A change of one place. `start` and `end`: offsets in the file's text; `line`: counted from 1. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
};

/** What stands instead of an operator. */
const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '+'],
  [ts.SyntaxKind.PercentToken, '*'],
]);
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['find', 'findLast'],
  ['toSorted', 'slice'],
]);

/** Every mutant of a file's text, in the order of its places. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const change = (node: ts.Node, to: string) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, start, end: node.end, from: node.getText(source), to });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    changed(node, change);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Change = (node: ts.Node, to: string) => void;

function changed(node: ts.Node, change: Change): void {
  if (ts.isBinaryExpression(node)) binary(node, change);
  else if (ts.isConditionalExpression(node))
    change(node, `${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`);
  else if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText()})`);
  else if (ts.isExpressionStatement(node)) change(node, ';');
  else if (ts.isNumericLiteral(node)) change(node, `${Number(node.text.replaceAll('_', '')) + 1}`);
  else if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
  else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    change(node, node.operand.getText());
  else if (ts.isPropertyAccessExpression(node)) method(node, change);
  else if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) element(node, change);
}

function binary({ left, operatorToken, right }: ts.BinaryExpression, change: Change): void {
  const to = OPERATORS.get(operatorToken.kind);
  if (to !== undefined) change(operatorToken, to);
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) change(operatorToken.parent, right.getText());
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    change(operatorToken.parent, left.getText());
    change(operatorToken.parent, right.getText());
  }
}

function method({ name, parent, expression }: ts.PropertyAccessExpression, change: Change): void {
  if (!ts.isCallExpression(parent)) return;
  const to = METHODS.get(name.text);
  if (to !== undefined) change(name, to);
  // what is kept out comes in
  if (name.text === 'filter') change(parent, expression.getText());
}

/** A list without one of its members: an event that is not told, an invariant that is not looked at. */
function element({ elements }: ts.ArrayLiteralExpression, change: Change): void {
  for (const one of elements) if (!ts.isNumericLiteral(one) && !ts.isStringLiteral(one)) change(one, '...[]');
}
