import { expect, test } from 'vitest';
import type { Indexed } from './png.ts';
import { type Sprite, spriteOf } from './sprites.ts';
import { Table, Tables } from './table.ts';

const [WIDTH, HEIGHT] = [6, 4];
const [GREEN, GREY, RED, BLUE] = [0xff208020, 0xff808080, 0xff2020c0, 0xffc02020];

/** A rectangle of one colour (0xAABBGGRR). */
const rectangle = (colour: number, x: number, y: number, width: number, height: number): Sprite =>
  spriteOf(new Int32Array(width * height).fill(colour), { x, y, width, height }, WIDTH);

const GROUND = [rectangle(GREEN, 0, 0, WIDTH, HEIGHT), rectangle(GREY, 1, 1, 3, 2)];
const piece = (index: number, colour = RED) => rectangle(colour, index % WIDTH, index % HEIGHT, 1, 1);

/** The colour of each pixel. */
const coloursOf = ({ palette, rows, width }: Indexed): readonly number[] =>
  [...rows].filter((_, at) => at % (width + 1) > 0).map((index) => palette.colours[index] ?? 0);

/** As they are on a table on which nothing lay before. */
const alone = (sprites: readonly Sprite[]) => coloursOf(new Table(WIDTH, HEIGHT).laid(sprites));

test('pictures that begin alike are what each would be alone, whatever came before', () => {
  const table = new Table(WIDTH, HEIGHT);
  const pictures = [
    ...Array.from({ length: 12 }, (_, index) => [...GROUND, piece(index)]),
    [...GROUND, piece(1), piece(2, BLUE)],
    [...GROUND, rectangle(0x80000000, 0, 0, WIDTH, HEIGHT)],
    ...Array.from({ length: 8 }, (_, index) => [...GROUND.slice(0, 1), piece(index)]),
    [...GROUND, piece(3)],
    [],
  ];
  for (const sprites of pictures) expect(coloursOf(table.laid(sprites))).toEqual(alone(sprites));
});

test('a picture finds the table with what is like it', () => {
  const tables = new Tables(2);
  const other = [rectangle(GREY, 0, 0, WIDTH, HEIGHT), rectangle(BLUE, 0, 0, 2, 2)];
  const [first, second] = [tables.for(WIDTH, HEIGHT, GROUND), tables.for(WIDTH, HEIGHT + 1, GROUND)];
  first.laid([...GROUND, piece(1)]);
  expect(second).not.toBe(first);
  expect(tables.for(WIDTH, HEIGHT, [...GROUND, piece(2)])).toBe(first);
  expect(tables.for(WIDTH, HEIGHT, [...other, piece(2)])).not.toBe(first);
});
