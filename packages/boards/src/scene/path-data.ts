/** Path data (SVG 2, chapter 9) laid through a map of the plane that keeps its angles: moved, turned, mirrored, enlarged. */

/** x' = a x + c y + e, y' = b x + d y + f; as SVG's `matrix(a b c d e f)`. */
export type Plane = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How many numbers a command takes; closing takes none. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /[a-df-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const BETWEEN = /^[\s,]*$/;

const fine = (value: number): number => Math.round(value * 100) / 100;

/** By how much lengths grow. */
export const growth = ([a, b]: Plane): number => Math.hypot(a, b);

/** Whether circles stay circles: only then can a pen's width be enlarged with what it draws. */
export function keepsAngles([a, b, c, d]: Plane): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;
  return (near(a, d) && near(b, -c)) || (near(a, -d) && near(b, c));
}

/** One map after the other: `inner` is laid first. */
export function after([a, b, c, d, e, f]: Plane, [k, l, m, n, o, p]: Plane): Plane {
  return [a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n, a * o + c * p + e, b * o + d * p + f];
}

type Step = { readonly command: string; readonly places: readonly number[] };

const isLetter = (token = ''): boolean => /^[a-z]/i.test(token);

/** The flags of an arc may stand without a gap: "0110" is two of them and a 10. */
function takeFlag(tokens: string[], at: number): void {
  const token = tokens[at] ?? '';
  if (!/^[01]./.test(token)) return;
  tokens.splice(at, 1, token.slice(0, 1), token.slice(1));
}

function numbersOf(tokens: string[], at: number, command: string): readonly number[] | null {
  const count = TAKES[command] ?? -1;
  if (command === 'A') for (const flag of [3, 4]) takeFlag(tokens, at + flag);
  const taken = tokens.slice(at, at + count);
  if (count < 0 || taken.length < count || taken.some(isLetter)) return null;
  return command === 'A' && !taken.slice(3, 5).every((flag) => /^[01]$/.test(flag)) ? null : taken.map(Number);
}

type Pen = { x: number; y: number; fromX: number; fromY: number };

/** The numbers of one command as places of the drawing: relative ones are added to where the pen is. */
function absolute(command: string, numbers: readonly number[], relative: boolean, { x, y }: Pen): readonly number[] {
  const [dx, dy] = relative ? [x, y] : [0, 0];
  if (command === 'H') return [(numbers[0] ?? 0) + dx, y];
  if (command === 'V') return [x, (numbers[0] ?? 0) + dy];
  if (command === 'A') return [...numbers.slice(0, 5), (numbers[5] ?? 0) + dx, (numbers[6] ?? 0) + dy];
  return numbers.map((value, index) => value + (index % 2 === 0 ? dx : dy));
}

function laid(plane: Plane, numbers: readonly number[]): readonly number[] {
  const [a, b, c, d, e, f] = plane;
  return numbers.map((value, index) => {
    const other = numbers[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
    return index % 2 === 0 ? a * value + c * other + e : b * other + d * value + f;
  });
}

/** An arc: its radii grow, its axis turns, and a mirror lets it run the other way. */
function laidArc(plane: Plane, numbers: readonly number[]): readonly number[] {
  const [rx = 0, ry = 0, axis = 0, large = 0, sweep = 0, ...end] = numbers;
  const [a, b, c, d] = plane;
  const mirrored = a * d - b * c < 0;
  const turn = (Math.atan2(b, a) * 180) / Math.PI;
  const by = growth(plane);
  return [rx * by, ry * by, turn + (mirrored ? -axis : axis), large, mirrored ? 1 - sweep : sweep, ...laid(plane, end)];
}

const WRITTEN: Readonly<Record<string, string>> = { H: 'L', V: 'L' };

function step(pen: Pen, command: string, places: readonly number[]): void {
  if (command === 'Z') {
    pen.x = pen.fromX;
    pen.y = pen.fromY;
    return;
  }
  pen.x = places.at(-2) ?? pen.x;
  pen.y = places.at(-1) ?? pen.y;
  if (command !== 'M') return;
  pen.fromX = pen.x;
  pen.fromY = pen.y;
}

/** Path data as steps with absolute places. Straight lines are all written as such. */
function stepsOf(data: string): readonly Step[] {
  const tokens: string[] = data.match(TOKEN) ?? [];
  if (!BETWEEN.test(data.replaceAll(TOKEN, ''))) throw new Error(`no path data: ${data}`);
  const pen: Pen = { x: 0, y: 0, fromX: 0, fromY: 0 };
  const steps: Step[] = [];
  let letter = '';
  for (let at = 0; at < tokens.length; ) {
    // Numbers without a command go on with the last; after a move they are lines.
    if (isLetter(tokens[at])) letter = tokens[at++] ?? '';
    else letter = { M: 'L', m: 'l' }[letter] ?? letter;
    const command = letter.toUpperCase();
    const numbers = numbersOf(tokens, at, command);
    if (numbers === null || (steps.length === 0 && command !== 'M')) throw new Error(`no path data: ${data}`);
    at += numbers.length;
    const places = absolute(command, numbers, letter !== command, pen);
    step(pen, command, places);
    steps.push({ command: WRITTEN[command] ?? command, places });
  }
  return steps;
}

/** Path data as it is when a map that keeps angles is laid over it, with absolute commands, to a hundredth of a unit. @throws for data that is none */
export function laidPath(plane: Plane, data: string): string {
  return stepsOf(data)
    .map(
      ({ command, places }) =>
        command + (command === 'A' ? laidArc(plane, places) : laid(plane, places)).map(fine).join(' '),
    )
    .join('');
}

/** Path data ready to be moved often: where it begins, and all the rest told from there. */
export type Carried = { readonly x: number; readonly y: number; readonly rest: string };

/** @throws for data that is none */
export function carried(data: string): Carried {
  const [first, ...others] = stepsOf(data);
  const [x = 0, y = 0] = first?.places ?? [];
  const pen: Pen = { x, y, fromX: x, fromY: y };
  const rest = others.map(({ command, places }) => {
    const from: Plane = [1, 0, 0, 1, -pen.x, -pen.y];
    step(pen, command, places);
    return command.toLowerCase() + (command === 'A' ? laidArc(from, places) : laid(from, places)).map(fine).join(' ');
  });
  return { x, y, rest: rest.join('') };
}

/** The path moved by dx and dy. */
export const carry = ({ x, y, rest }: Carried, dx: number, dy: number): string =>
  `M${fine(x + dx)} ${fine(y + dy)}${rest}`;
