/** The public position after one more event, as far as the motion between two positions shows it. */
import type { Attack, Force, Notice, Open, OpenCard, Side } from '@fieldpost/rules-tank-killers';

const withForce = (open: Open, side: Side, change: Partial<Force>): Open => ({
  ...open,
  forces: { ...open.forces, [side]: { ...open.forces[side], ...change } },
});

const withAttack = (open: Open, change: Partial<Attack>): Open =>
  open.attack === null ? open : { ...open, attack: { ...open.attack, ...change } };

function begun(open: Open, side: Side, { id, unit }: OpenCard): Open {
  const force = open.forces[side];
  const table = [...force.table.filter((card) => card.id !== id), { id, unit, attacked: 'thisTurn' as const }];
  const deck = force.table.some((card) => card.id === id) ? force.deck : Math.max(0, force.deck - 1);
  const attack: Attack = {
    number: (open.attack?.number ?? 0) + 1,
    attacker: { id, unit },
    target: null,
    cards: [],
    result: null,
  };
  return {
    ...withForce(open, side, { table, deck, top: force.top?.id === id ? null : force.top }),
    active: side,
    attack,
  };
}

function gone(open: Open, side: Side, { id, unit }: OpenCard, to: 'casualties' | 'reserve'): Open {
  const force = open.forces[side];
  return withForce(open, side, {
    table: force.table.filter((card) => card.id !== id),
    top: force.top?.id === id ? null : force.top,
    deck: force.top?.id === id ? Math.max(0, force.deck - 1) : force.deck,
    [to]: [...force[to], unit],
  });
}

function negated(open: Open, card: string): Open {
  const cards = open.attack?.cards ?? [];
  const last = cards.findLastIndex((played) => played.card === card);
  return withAttack(open, {
    cards: cards.map((played, index) => (index === last ? { ...played, negated: true } : played)),
  });
}

export function projected(open: Open, notice: Notice): Open {
  switch (notice.type) {
    case 'cameUp':
    case 'attacksAgain':
      return begun(open, notice.side, notice);
    case 'turnedUp':
      return withForce(open, notice.side, { top: { id: notice.id, unit: notice.unit } });
    case 'targeted':
      return withAttack(open, { target: { id: notice.id, unit: notice.unit, place: notice.place } });
    case 'played': {
      const { side, card, window } = notice;
      const after = withForce(open, side, { hand: open.forces[side].hand - 1 });
      return open.attack?.result === null
        ? withAttack(after, { cards: [...open.attack.cards, { side, card, window, negated: false }] })
        : after;
    }
    case 'settled':
      return notice.stands ? open : negated(open, notice.card);
    case 'lost':
      return gone(open, notice.side, notice, 'casualties');
    case 'withdrew':
      return gone(open, notice.side, notice, 'reserve');
    case 'attackEnded':
      return withAttack(open, { result: notice.result });
    case 'drew':
      return withForce(open, notice.side, { hand: open.forces[notice.side].hand + 1 });
    default:
      return open;
  }
}
