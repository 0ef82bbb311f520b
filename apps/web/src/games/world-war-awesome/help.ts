/** What can be asked about on the table of World War Awesome! */
import {
  ATTACKS,
  DESIGN_IDS,
  DEVICE_DESIGNS,
  DEVICES,
  MODELS,
  plainName,
  printedName,
  REGIONS,
  RULE_CHAPTERS,
  RULES,
  TERRAIN,
  TERRAIN_SIGNS,
  UNITS,
  type UnitFacts,
} from '@fieldpost/rules-world-war-awesome/catalogue';
import type { GameHelp, Term } from '../../features/help/glossary.ts';

type Design = Parameters<typeof plainName>[0];

/** One term for all designs of one plain name: what the table calls "Jet trooper" has figures for each army. */
function termsOf<D extends Design>(
  designs: readonly D[],
  facts: (design: D) => string,
  rule: (design: D) => string,
): readonly Term[] {
  return [...Map.groupBy(designs, plainName)].map(([plain, alike]) => {
    const kinds = [...Map.groupBy(alike, facts)];
    const says = kinds.map(([fact, [first]]) =>
      first === undefined ? '' : `${kinds.length > 1 ? printedName(first) : plain}: ${fact}.`,
    );
    return {
      words: [...new Set([plain, ...alike.map(printedName)])],
      says: says.join(' '),
      rule: alike[0] === undefined ? null : rule(alike[0]),
    };
  });
}

const UNIT_TERMS = termsOf(
  DESIGN_IDS,
  (design) => {
    const { speed, jet, hp, armor, attacks }: UnitFacts = UNITS[design];
    const tough = [...(hp > 1 ? [`${hp} hits`] : []), ...(armor > 0 ? [`armor ${armor}`] : [])];
    const arms = attacks.map((one) => ATTACKS[one].title);
    return `speed ${speed}${jet > 0 ? `, flies ${jet} hexes` : ''}${tough.length > 0 ? `, ${tough.join(', ')}` : ''}; ${arms.join(', ')}`;
  },
  (design) => (UNITS[design].armor > 0 ? 'WWA-072' : 'WWA-018'),
);

const DEVICE_TERMS = termsOf(
  DEVICE_DESIGNS,
  (design) => {
    const { control, abilities } = DEVICES[design];
    return `control ${control}; ${abilities.length === 0 ? 'only adds control' : abilities.join(', ')}`;
  },
  () => 'WWA-121',
);

const GROUND_TERMS: readonly Term[] = TERRAIN_SIGNS.map((sign) => {
  const { title, walk, vehicle, blocksSight, cover, rating } = TERRAIN[sign];
  const facts = [
    walk ? (vehicle ? 'everyone can cross it' : 'soldiers only') : 'nobody can walk there',
    ...(cover ? ['gives cover'] : []),
    ...(blocksSight ? ['blocks sight'] : []),
    ...(rating === null ? [] : [`broken by impact ${rating}`]),
  ];
  return {
    words: [title],
    says: `${title.charAt(0).toUpperCase()}${title.slice(1)}: ${facts.join(', ')}.`,
    rule: cover ? 'WWA-032' : 'WWA-028',
  };
});

const THINGS: readonly Term[] = [
  { words: ['armor'], says: 'Impact armor can be damaged only by impact; dice have no effect.', rule: 'WWA-072' },
  { words: ['hits left'], says: 'A unit is removed when its last hit point is lost.', rule: 'WWA-057' },
  { words: ['loaded'], says: 'Loading takes an action. A unit holds 1 load.', rule: 'WWA-065' },
  {
    words: ['deployed'],
    says: 'A deployed unit cannot move. It fires only into the half in front of it.',
    rule: 'WWA-063',
  },
  { words: ['connected'], says: 'While connected a hacker can only disconnect.', rule: 'WWA-098' },
  { words: ['weapon hot'], says: 'A hot weapon cannot fire for a whole round.', rule: 'WWA-066' },
  { words: ['disabled'], says: 'A disabled unit does nothing until the end of the next round.', rule: 'WWA-068' },
  { words: ['may act'], says: 'It has its action token: 1 activation per round.', rule: 'WWA-016' },
  { words: ['emitter'], says: 'A shield holds until its emitter on the hull is destroyed.', rule: 'WWA-104' },
  { words: ['shielded'], says: 'Nobody can pass a live shield, friend or foe.', rule: 'WWA-044' },
  { words: ['boiler', 'vent'], says: 'A component of the tank: impact breaks it.', rule: 'WWA-105' },
  { words: ['door'], says: 'Soldiers enter and leave a tank through an open door.', rule: 'WWA-043' },
  { words: ['hatch'], says: 'A hatch joins inside and roof.', rule: 'WWA-045' },
  {
    words: ['core'],
    says: 'Enemies mark cores. If all cores are marked in one round, the tank is destroyed.',
    rule: 'WWA-103',
  },
  { words: ['gun mount'], says: 'A unit at a mount can fire it outward.', rule: 'WWA-101' },
  {
    words: ['weapon port'],
    says: 'Soldiers can fire small arms out of a weapon port; nothing comes in through it.',
    rule: 'WWA-100',
  },
  { words: ['uplink'], says: 'A hacker on an uplink point can connect to its region.', rule: 'WWA-097' },
  { words: ['roof', 'roof of'], says: 'Roofs count as ground. Stepping down costs 2.', rule: 'WWA-046' },
  { words: ['inside'], says: 'Inside, walls and standing components block sight.', rule: 'WWA-038' },
  { words: ['free floor', 'wall'], says: 'Each hex of a tank holds 1 unit.', rule: 'WWA-031' },
  { words: ['charge'], says: 'A timed charge goes off at the end of the next round.', rule: 'WWA-082' },
  { words: ['damage'], says: 'Impact damage adds up until its target breaks.', rule: 'WWA-071' },
  { words: ['control'], says: 'Your control of a region is the sum of your open devices there.', rule: 'WWA-120' },
  { words: ['jammed', 'jam'], says: 'In a jammed region devices neither count nor act.', rule: 'WWA-125' },
  { words: ['cup', 'cups'], says: 'Only the owner knows what is under a cup.', rule: 'WWA-130' },
  {
    words: ['region', ...REGIONS],
    says: 'A radio region. Devices move between joined regions.',
    rule: 'WWA-119',
  },
  {
    words: ['speed', 'heading', 'Decrease speed', 'Increase speed'],
    says: 'Speed, heading, aim, gun and timing. Visible to everyone.',
    rule: 'WWA-108',
  },
  {
    words: ['hand', 'token', 'tokens'],
    says: 'Each player deploys up to 1 token per round, on either side.',
    rule: 'WWA-011',
  },
  { words: ['initiative'], says: 'The player with the initiative goes first for the whole round.', rule: 'WWA-007' },
  { words: ['round'], says: 'If both tanks survive the last round, the match is a draw.', rule: 'WWA-145' },
  {
    words: ['Battlefield'],
    says: 'Soldiers walk and ride here; tanks cover the ground beneath them.',
    rule: 'WWA-031',
  },
  { words: ['Frequencies'], says: 'The radio board: control, jams and cups.', rule: 'WWA-120' },
  {
    words: Object.values(MODELS).map(({ title }) => title),
    says: 'A Superpanzer. Tap its name above the map to lift its roof and look inside.',
    rule: 'WWA-030',
  },
  { words: ['Superpanzer'], says: 'You lose at once if your Superpanzer is destroyed.', rule: 'WWA-022' },
  { words: ['off the map'], says: 'Beyond the edge of the map.', rule: 'WWA-027' },
];

export const HELP: GameHelp = {
  terms: [...UNIT_TERMS, ...DEVICE_TERMS, ...GROUND_TERMS, ...THINGS],
  place: { says: 'A hex. It holds 1 unit.', rule: 'WWA-031' },
  chapters: RULE_CHAPTERS,
  rules: RULES,
};
