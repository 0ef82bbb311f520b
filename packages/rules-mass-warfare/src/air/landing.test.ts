/** Who is fired at, and where planes land, where several would do (MW-067, MW-071). */
import { tableOf } from '../testing/rows.ts';

/** An infantry that keeps the turn waiting in step 10. */
const WAIT = { 's1-inf-9': '-4,4' };

/** A carrier in the east that is bombed while its fighter is out, and airfields that it may land on. */
const stray = (bases: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
  ({
    step: 2,
    bases: { '-4,0': 'airf', ...bases },
    control: { s1: ['-4,0'], s2: Object.keys(bases) },
    units: { ...WAIT, 's1-bmb-1': '-4,0', 's2-car-1': '3,0', 's2-ftr-1': 's2-car-1', 's1-tank-1': '2,2', ...more },
    orders: { s2: { flak: 'hold' } },
  }) as const;
const SUNK = [
  'sortie s1-bmb-1 x s2-car-1',
  'pass',
  's2: sortie s2-ftr-1 x s1-tank-1',
  ['s2: pass', 6, 6, 1, 1, 6, 6, 1, 1],
] as const;

tableOf([
  {
    rule: 'MW-067',
    what: 'of equal planes flak fires at the lowest id, though its sortie was declared later',
    given: {
      step: 2,
      bases: { '0,0': 'airf' },
      control: { s1: ['0,0'] },
      units: { ...WAIT, 's1-bmb-1': '0,0', 's1-bmb-2': '0,0', 's2-tank-1': '2,0', 's2-aa-1': '2,1' },
    },
    play: ['sortie s1-bmb-2 x s2-tank-1', 'sortie s1-bmb-1 x s2-tank-1', ['pass', 6, 1, 1, 1, 6, 6]],
    see: (trial) => trial.all('attacked').map(({ kind, by, target }) => `${kind} ${by} ${target}`),
    is: ['flak s2-aa-1 s1-bmb-1', 'strike s1-bmb-2 s2-tank-1'],
  },
  {
    rule: 'MW-071',
    what: 'of bases as near as one another the lowest q is taken',
    given: stray({ '2,-1': 'airf', '1,2': 'airf' }),
    play: SUNK,
    see: (trial) => trial.at('s2-ftr-1'),
    is: '1,2',
  },
  {
    rule: 'MW-071',
    what: 'of those with one q the lowest r',
    given: stray({ '1,2': 'airf', '1,0': 'airf', '1,1': 'airf' }),
    play: SUNK,
    see: (trial) => trial.at('s2-ftr-1'),
    is: '1,0',
  },
  {
    rule: 'MW-071',
    what: 'a carrier with a lower q comes before an airfield',
    given: { ...stray({ '2,-1': 'airf' }, { 's2-car-2': '1,1' }), terrain: { '1,1': 'WA' } },
    play: SUNK,
    see: (trial) => [trial.at('s2-ftr-1'), trial.unit('s2-ftr-1')?.carrier],
    is: ['1,1', 's2-car-2'],
  },
  {
    rule: 'MW-071',
    what: 'the nearest comes before the lowest',
    given: stray({ '0,0': 'airf', '2,0': 'airf' }),
    play: SUNK,
    see: (trial) => trial.at('s2-ftr-1'),
    is: '2,0',
  },
]);
