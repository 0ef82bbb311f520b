import type { Json } from '@fieldpost/engine';
import { FORMATIONS, TACTIC_TYPES, TACTICS } from '@fieldpost/rules-tank-killers/catalogue';
import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../board.ts';
import { drawBoard, hasBoard, toSvg } from '../index.ts';
import { nodesToSvg } from '../scene/to-svg.ts';
import { changeOf, drawTacticCard } from './card.ts';
import { LIGHT, SITE } from './palette.ts';
import { drawSign } from './signs.ts';
import { DRAWN, drawLine } from './silhouette.ts';
import { drawVignette } from './vignettes/index.ts';

const force = (more: object = {}) => ({
  list: {},
  deck: 32,
  top: null,
  table: [],
  reserve: [],
  casualties: ['G01'],
  hand: 5,
  cycles: 0,
  waiting: false,
  turns: 1,
  breakAt: 20,
  ...more,
});
const attack = {
  number: 1,
  attacker: { id: '#1', unit: 'G02' },
  target: { id: '#2', unit: 'A01', place: 'table' },
  cards: [
    { side: 'german', card: 'T13', window: 'modifier', negated: false },
    { side: 'anglo', card: 'T58', window: 'modifier', negated: true },
  ],
  result: null,
};
const view = (running: object | null = attack): Json => ({
  side: 'german',
  hand: ['T13'],
  committed: null,
  open: {
    options: { anglo: 'american' },
    phase: 'modifier',
    active: 'german',
    awaited: 'german',
    discard: [],
    attack: running as Json,
    forces: {
      german: force({ table: [{ id: '#1', unit: 'G02', attacked: 'thisTurn' }] }),
      anglo: force({ table: [{ id: '#2', unit: 'A01', attacked: 'never' }], top: { id: '#3', unit: 'A13' } }),
    },
  },
});
const options = { theme: 'light', perspective: 'german', marks: NO_MARKS, size: 880 } as const;
const drawn = (given: Json, more: object = {}): string => {
  const scene = drawBoard('tank-killers', given, { ...options, ...more });
  if (scene === null) throw new Error('There should be a drawing.');
  return toSvg(scene);
};
const LINES = Object.values(FORMATIONS).flatMap((units) => units.map(({ id }) => id));

describe('the formation lines', () => {
  test('each has a drawing, and no drawing is without its line', () => {
    expect(DRAWN).toEqual(LINES.toSorted());
  });

  test('each looks different from every other', () => {
    const pictures = LINES.map((line) => nodesToSvg([drawLine(line, LIGHT)]));
    expect(new Set(pictures).size).toBe(LINES.length);
  });

  test.each(LINES)('%s has finite numbers only, and stays in its box', (line) => {
    const svg = nodesToSvg([drawLine(line, LIGHT)]);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.length).toBeGreaterThan(600);
  });

  test('looks to the left where it is turned', () => {
    expect(nodesToSvg([drawLine('G02', LIGHT, true)])).toContain('scale(-1 1)');
  });
});

describe('the tactics cards', () => {
  test('each kind has a sign of its own', () => {
    const signs = TACTIC_TYPES.map((type) => nodesToSvg([drawSign(type, '#000', '#fff')]));
    expect(new Set(signs).size).toBe(11);
  });

  test('each has a picture of its own, of this table’s inks alone', () => {
    const pictures = TACTICS.map(({ id }) => nodesToSvg([drawVignette(id, SITE)]));
    expect(new Set(pictures).size).toBe(TACTICS.length);
    for (const picture of pictures) {
      expect(picture).not.toMatch(/NaN|Infinity|undefined/);
      expect(picture.length).toBeGreaterThan(600);
    }
  });

  test('say what they change', () => {
    const changes = Object.fromEntries(TACTICS.map((tactic) => [tactic.name, changeOf(tactic)]));
    expect(changes).toMatchObject({ 'AP Round': '+3', 'Rugged Defense': '-8', 'Machine Gun': '+3', Mud: '' });
  });

  test('are struck out where they were negated', () => {
    const [tactic] = TACTICS;
    if (!tactic) throw new Error('no cards');
    const plain = nodesToSvg([drawTacticCard(tactic, false, LIGHT)]);
    expect(nodesToSvg([drawTacticCard(tactic, true, LIGHT)]).length).toBeGreaterThan(plain.length);
  });
});

describe('the table', () => {
  test('is a picture that needs nothing from outside', () => {
    expect(hasBoard('tank-killers')).toBe(true);
    expect(drawn(view())).not.toMatch(/var\(|<text|<image|url\(|href|undefined|NaN/);
    expect(drawn(view(), { theme: 'site' })).toContain('var(--duel-sheet)');
  });

  test('is told in words', () => {
    expect(drawn(view())).toContain(
      'German: Panther on the table, 32 cards in the deck, 1 of 20 casualties, 5 tactics cards. ' +
        'American: M4 Sherman on the table, 32 cards in the deck, Armored Infantry face up on it, 1 of 20 casualties, ' +
        '5 tactics cards. Attack 1: Panther against M4 Sherman: AP Round, Rugged Defense (negated).',
    );
  });

  test('shows the duel only while there is one, and turns with the perspective', () => {
    expect(drawn(view(null)).length).toBeLessThan(drawn(view()).length);
    expect(drawn(view(), { perspective: 'anglo' })).not.toBe(drawn(view()));
  });

  test('shows nobody’s hand', () => {
    const other = { ...(view() as Record<string, Json>), hand: ['T31', 'T32'], side: 'anglo' };
    expect(drawn(other)).toBe(drawn(view()));
  });

  test('refuses what is no view of this game', () => {
    for (const junk of [null, 3, 'x', [], {}, { open: {} }, { open: { forces: { german: {}, anglo: 3 } } }])
      expect(drawBoard('tank-killers', junk as Json, options)).toBeNull();
  });
});
