import { describe, expect, test } from 'vitest';
import { worldWarAwesome as rules } from './index.ts';
import { type Given, Trial } from './testing/trial.ts';

const CUPS: Given = {
  units: { u1: 'A GER-HAK in:B(-1,0) link:d59' },
  devices: {
    d59: 'A PRESENCE F9',
    d51: 'B SOV-D5 F9 cup1/1',
    d52: 'B SOV-D2 F9 cup1/2 spent',
    d53: 'A GER-D5 F6',
    d54: 'A GER-D2 F6',
  },
  state: {
    hands: {
      A: [
        { token: 'GER-T02', copies: 2 },
        { token: 'GER-T01', copies: 1 },
      ],
      B: [{ token: 'SOV-T01', copies: 2 }],
    },
  },
};

describe('what is seen', () => {
  test('WWA-135: of the other hand the number alone, the own in the order of the lists', () => {
    const trial = new Trial(CUPS);
    expect(trial.view('A').own?.hand).toEqual([
      { token: 'GER-T01', copies: 1 },
      { token: 'GER-T02', copies: 2 },
    ]);
    expect(JSON.stringify(trial.view('A'))).not.toContain('SOV-T01');
    expect(trial.view('A').war.players.B.hand).toBe(2);
    expect(rules.view(trial.state, 'spectator').own).toBe(null);
  });
  test('WWA-135: cups as a set, without their tokens', () => {
    const text = JSON.stringify(new Trial(CUPS).view('A').war.groups);
    expect(text).toBe(
      '[{"owner":"B","members":["d51","d52"],"cups":[{"cup":1,"region":"F9"},{"cup":2,"region":"F9"}]}]',
    );
  });
  test('WWA-137: a sabotage is offered against every cup', () =>
    expect(new Trial(CUPS).menu('d59')).toEqual(['d59 SABOTAGE on B/cup1', 'd59 SABOTAGE on B/cup2']));
  test('WWA-136, WWA-148: what a cup does is told of the cup', () => {
    const trial = new Trial({ ...CUPS, state: { ...CUPS.state, seat: 'B' } });
    const events = trial.play('d51 HOP F12');
    const lines = (viewer: 'A' | 'B') =>
      events.flatMap((event) => {
        const notice = rules.notice(event, { side: viewer, player: 0 });
        return notice === null ? [] : [rules.tell(notice)];
      });
    expect(lines('A').slice(0, 2)).toEqual(['East: cup 1 uses HOP.', 'East: cup 1 moves F9 to F12.']);
    expect(lines('B')[1]).toBe('East: a device moves F9 to F12.');
  });
  test('WWA-136: when cups come off everybody learns which was which', () => {
    const trial = new Trial(CUPS);
    const events = trial.play('d59 SABOTAGE on B/cup2');
    const told = events.flatMap((event) => rules.notice(event, 'spectator') ?? []);
    expect(told.find(({ type }) => type === 'revealed')).toMatchObject({ devices: [{ cup: 1 }, { cup: 2 }] });
  });
  test('WWA-138: a played token shows both its sides', () => {
    const trial = new Trial({ ...CUPS, state: { ...CUPS.state, phase: 'deploy' } });
    const [first] = trial.play('play GER-T01/A in:A(0,-1) via tank');
    expect(first === undefined ? null : rules.notice(first, 'spectator')).toMatchObject({
      token: 'GER-T01',
      face: 'A',
    });
  });
  test('draws and sealed orders are told to their owner alone', () => {
    const drew = { type: 'drew', side: 'A', token: 'GER-T01' } as const;
    expect(rules.notice(drew, 'spectator')).toEqual({ ...drew, token: null });
    const order = { speed: 0, heading: 'F', aim: null, attack: null, solid: null, moment: 0 } as const;
    expect(rules.notice({ type: 'ordered', side: 'A', order, sealed: true }, { side: 'B', player: 0 })).toBe(null);
  });
  test('WWA-139: the events hold the whole truth', () => {
    const trial = new Trial(CUPS);
    const events = trial.play('d53 BENC on d54', 2);
    expect(events.find(({ type }) => type === 'encrypted')).toMatchObject({ members: ['d53', 'd54'], cups: [2, 1] });
  });
});

describe('luck', () => {
  const purposes = (given: Given, line: string, ...faces: number[]): readonly string[] => {
    const trial = new Trial(given);
    const seen: string[] = [];
    const view = trial.view();
    const seat = { side: trial.war.seat, player: 0 };
    const read = rules.read(line, view, seat);
    if (!read.ok) throw new Error(line);
    let index = 0;
    rules.decide(trial.state, seat, read.value, {
      draw: (_, purpose) => {
        seen.push(purpose);
        return faces[index++] ?? 1;
      },
      take: () => {
        throw new Error('no token is drawn here');
      },
    });
    return seen;
  };
  test('WWA-143: each draw names its die', () => expect(purposes(CUPS, 'd53 BENC on d54')).toEqual(['cup']));
  test('WWA-144: scatter before blast, attacker before defender', () => {
    const far = { units: { u1: 'A USA-BAZ 0,8 loaded', u2: 'B SOV-RIF 9,8' } };
    expect(purposes(far, 'u1 : fire BAZOOKA @8,8')).toEqual(['scatter', 'blast']);
    const near = { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-JET 9,8' } };
    expect(purposes(near, 'u1 : melee u2')).toEqual(['armed', 'unarmed']);
  });
});

describe('menus', () => {
  test('WWA-147: unit, place, deed; hexes where nothing is are not offered and yet legal', () => {
    const trial = new Trial({ units: { u1: 'A GER-FST 8,8 loaded', u2: 'B SOV-RIF 12,8' } });
    const seat = { side: 'A', player: 0 } as const;
    const places = rules.subjects(trial.view(), seat, 'u1');
    expect([places.length, places[0]]).toEqual([37, 'u1>8,8']);
    const here = trial.menu('u1>8,8');
    expect(here).toContain('u1 : fire FAUST @11,8');
    expect(here).not.toContain('u1 : fire FAUST @8,4');
    expect(trial.play('u1 : fire FAUST @8,4').length).toBeGreaterThan(0);
  });
});
