/** All that is no attack: marches, help, works, cards, set-up. */
import { TACTICS } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { counted, inOrder, listed, shortly } from '../../words.ts';
import type { BattleMoment } from './moments.ts';
import { name, names, placeOf, side } from './names.ts';

export function deedBeats(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  return [
    ...marches(moments, eyes),
    ...help(moments, eyes),
    ...works(moments),
    ...cards(moments, eyes),
    ...setUp(moments, eyes),
  ];
}

/** Everybody who moved, together; one alone with the place. */
function marches(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  const walked = noticed(moments, 'moved');
  const flown = noticed(moments, 'planeMoved');
  const came = noticed(moments, 'respawned', 'entered', 'crewOut');
  return [
    ...walks(walked, moments),
    ...flown.slice(0, 1).map(() => flight(flown)),
    ...came.map((one) => arrival(one, moments, eyes)),
  ];
}

type Walks = ReturnType<typeof noticed<BattleMoment['before'], BattleMoment['notices'][number], 'moved'>>;

function walks(walked: Walks, moments: readonly BattleMoment[]): readonly Beat[] {
  const view = moments.at(-1)?.after;
  if (walked.length === 0 || view === undefined) return [];
  const last = new Map(walked.map((move) => [move.unit, move]));
  const words = [...last.values()].map(({ unit, to }) => `${name(unit)} to ${placeOf(to, view)}`);
  const text = words.length <= 3 ? `${listed(words)}.` : `${shortly([...last.keys()].map(name), 4)} moved.`;
  return [
    beat(
      8,
      words.length <= 3 ? `moved: ${text}` : text,
      inOrder(walked.map(({ step }) => step)),
      count(last.size, 'soldier moved', 'soldiers moved'),
    ),
  ];
}

function flight(flown: readonly { readonly unit: string; readonly step: number }[]): Beat {
  const planes = [...new Set(flown.map(({ unit }) => name(unit)))];
  return beat(
    8,
    `${listed(planes)} flew on.`,
    inOrder(flown.map(({ step }) => step)),
    count(planes.length, 'plane moved', 'planes moved'),
  );
}

type Arrival = {
  readonly type: 'respawned' | 'entered' | 'crewOut';
  readonly unit: string;
  readonly at: readonly [number, number];
  readonly step: number;
};

function arrival({ type, unit, at, step }: Arrival, moments: readonly BattleMoment[], eyes: Eyes): Beat {
  const view = moments.find((one) => one.step === step)?.after;
  const where = view ? ` at ${placeOf(at, view)}` : '';
  const verb = type === 'respawned' ? 'is back' : type === 'entered' ? 'came out of the reserve' : 'got out';
  return beat(4, `${names([unit], eyes)} ${verb}${where}.`, [step], count(1, 'arrival', 'arrivals'));
}

function help(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  const raised = noticed(moments, 'revived');
  const healed = noticed(moments, 'healed');
  return [
    ...raised.map(({ unit, by, step }) =>
      beat(4, `${name(by)} raised ${names([unit], eyes)}.`, [step], count(1, 'soldier raised', 'soldiers raised')),
    ),
    ...healed.map(({ unit, by, step }) =>
      beat(5, `${name(by)} tended ${names([unit], eyes)}.`, [step], count(1, 'soldier tended', 'soldiers tended')),
    ),
    ...noticed(moments, 'strengthened').map(({ unit, step }) =>
      beat(
        4,
        `${names([unit], eyes)} can take more damage now.`,
        [step],
        count(1, 'soldier made stronger', 'soldiers made stronger'),
      ),
    ),
    ...noticed(moments, 'itemMade')
      .map(({ step }) =>
        beat(8, 'grenades were handed out.', [step], count(1, 'grenade handed out', 'grenades handed out')),
      )
      .slice(0, 1),
  ];
}

function works(moments: readonly BattleMoment[]): readonly Beat[] {
  const built = noticed(moments, 'built', 'repaired');
  return built.map((one) => {
    const view = moments.find(({ step }) => step === one.step)?.after;
    const where = view ? ` at ${placeOf(one.at, view)}` : '';
    const by = name(one.by);
    const text =
      one.type === 'built'
        ? `${by} ${one.what === 'trench' ? 'dug a trench' : 'laid wire'}${where}.`
        : `${by} repaired ${one.tank === null ? `the ${one.what}` : name(one.tank)}${where}.`;
    return beat(6, text, [one.step], count(1, 'work done', 'works done'));
  });
}

/** Revealed cards. Only its own side reads of a card armed in secret, since nobody else has the notice. */
function cards(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  return [
    ...noticed(moments, 'tacticUsed').map(({ empire, card, step }) =>
      beat(4, `${side(empire)} played ${TACTICS[card].title}.`, [step], count(1, 'tactic played', 'tactics played')),
    ),
    ...noticed(moments, 'tacticFired').map(({ card, unit, step }) =>
      beat(
        3,
        `${TACTICS[card].title} saved ${names([unit], eyes)}.`,
        [step],
        count(1, 'soldier saved by a card', 'soldiers saved by a card'),
      ),
    ),
  ];
}

function setUp(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  const picks = noticed(moments, 'picked', 'dealt');
  const deployed = noticed(moments, 'deployed');
  const placed = noticed(moments, 'placed', 'vipNamed', 'deploymentLocked');
  return [
    ...(picks.length === 0
      ? []
      : [
          beat(
            8,
            `${counted(picks.length, 'pick')} for the squads.`,
            inOrder(picks.map(({ step }) => step)),
            count(picks.length, 'pick', 'picks'),
          ),
        ]),
    ...(placed.length === 0 || deployed.length > 0
      ? []
      : [
          beat(
            8,
            `${eyes.side === null ? 'an Empire deploys' : 'your side deploys'}.`,
            inOrder(placed.map(({ step }) => step)),
            count(placed.length, 'order of deployment', 'orders of deployment'),
          ),
        ]),
    ...deployed.map(({ units, step }) => {
      const of = (letter: string) => units.filter(({ id, kind }) => kind === 'soldier' && id.startsWith(letter)).length;
      return beat(
        4,
        `the armies are in place: ${counted(of('H.'), 'soldier')} of Herbivoria, ${counted(of('C.'), 'soldier')} of Carnivoron.`,
        inOrder([...placed.map((one) => one.step), step]),
        count(1, 'deployment revealed', 'deployments revealed'),
      );
    }),
  ];
}
