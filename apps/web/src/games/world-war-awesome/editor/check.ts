/** Looks at a drawing with the game's own check list and set-up: what they say is what the service will say. */
import { keyOfHex } from '@fieldpost/boards/world-war-awesome';
import { fastChance, sentenceOf, setupOf } from '@fieldpost/engine';
import { worldWarAwesome as rules } from '@fieldpost/rules-world-war-awesome';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import { RULES } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  type BattlefieldFault,
  battlefieldFaults,
  hasLane,
  tankPlaces,
} from '@fieldpost/rules-world-war-awesome/drawing';
import { type Hex, SEATS } from '@fieldpost/rules-world-war-awesome/table';
import type { Verdict } from '../../../features/fields/verdict.tsx';
import { documentOf, placeOf } from './document.ts';
import type { Drawing } from './drawing.ts';
import { sketchOf } from './sketch.ts';
import { signAt } from './touches.ts';

/** One line of the list. `at`: the key of its hex; `grade`: an error is refused, an advice may stay. */
export type Finding = {
  readonly grade: 'error' | 'advice';
  readonly says: string;
  readonly rule: string | null;
  readonly at: string | null;
};
export type Checked = Verdict & { readonly findings: readonly Finding[] };

/** Everything that is wrong with a drawing, errors first; whether it could be played. */
export function checked(drawing: Drawing): Checked {
  const faults = battlefieldFaults(drawing).map(faultLine);
  const errors = faults.length > 0 ? faults : [...edges(drawing), ...contradictions(drawing)].slice(0, MAX_FAULTS);
  const findings = faults.length > 0 ? faults : [...errors, ...advice(drawing)];
  const [error] = errors;
  if (error === undefined) return { ok: true, findings };
  const sentence = error.at === null ? error.says : `${error.says} (${error.at})`;
  return { ok: false, sentence, rule: error.rule, findings };
}

const MAX_FAULTS = 12;

const SAYS: Readonly<Record<BattlefieldFault['rule'], string>> = {
  'WWA-027': 'A battlefield has 17 rows of 25 and 24 hexes.',
  'WWA-028': 'This character is not a terrain.',
  'WWA-097': 'An uplink must be inside an uplink room, one in each.',
};

const faultLine = ({ rule, hex, at }: BattlefieldFault): Finding => ({
  grade: 'error',
  says: hex === null ? `${SAYS[rule]} (${at})` : SAYS[rule],
  rule,
  at: hex === null ? null : keyOfHex(hex),
});

/** WWA-002, where a match begins with the placing. */
function edges(drawing: Drawing): readonly Finding[] {
  if (drawing.position !== null) return [];
  const war = sketchOf(drawing);
  return SEATS.filter((seat) => tankPlaces(war, seat, war.models[seat]).length === 0).map((seat) => ({
    grade: 'error',
    says: `${ABOUT.sideNames[seat]} has no room for its Superpanzer at its edge.`,
    rule: 'WWA-002',
    at: seat === 'A' ? '-4,8' : '20,8',
  }));
}

/** What parser and set-up refuse, and the hex that they name. */
function contradictions(drawing: Drawing): readonly Finding[] {
  const setup = setupOf(rules, { scenario: documentOf(drawing), options: {} });
  const state = setup.ok ? rules.setUp(setup.value, fastChance(1)) : setup;
  if (state.ok) return [];
  const { fault } = state;
  if (fault.rule === 'WWA-002' && drawing.position === null) return [];
  const hex = placeOf(drawing, sketchOf(drawing), fault.at);
  const text = fault.rule === null ? null : (RULES[fault.rule as keyof typeof RULES] ?? null);
  const says = text ?? sentenceOf(rules.texts, fault) ?? fault.code;
  return [{ grade: 'error', says: `${says} [${fault.at}]`, rule: fault.rule, at: hex === null ? null : keyOfHex(hex) }];
}

/** What may stay: rooms that link to nothing, ground that is not the same for both, edges that no tank can leave (G-74). */
function advice(drawing: Drawing): readonly Finding[] {
  const war = sketchOf(drawing);
  const every = drawing.rows.flatMap((line, r) =>
    [...line].map((sign, column): { readonly sign: string; readonly hex: Hex } => ({
      sign,
      hex: { q: column - (r - (r % 2)) / 2, r },
    })),
  );
  const linked = new Set(drawing.uplinks.map(keyOfHex));
  const alone = every.filter(({ sign, hex }) => sign === 'U' && !linked.has(keyOfHex(hex)));
  const odd = every.find(({ sign, hex }) => signAt(drawing, { q: 16 - hex.q, r: 16 - hex.r }) !== sign);
  const shut = drawing.position === null ? SEATS.filter((seat) => !hasLane(war, seat)) : [];
  return [
    ...alone.map(({ hex }) => hint('This room is not linked to a region.', 'WWA-097', keyOfHex(hex))),
    ...shut.map((seat) =>
      hint(`The Superpanzer of ${ABOUT.sideNames[seat]} has no lane to the other edge.`, 'WWA-113', null),
    ),
    ...(odd === undefined ? [] : [hint('The ground is not symmetrical.', null, keyOfHex(odd.hex))]),
  ];
}

const hint = (says: string, rule: string | null, at: string | null): Finding => ({ grade: 'advice', says, rule, at });
