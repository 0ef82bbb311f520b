/** A listed position in the middle of an attack: a Tiger has found a Sherman, and the American is to answer. */
import type { Position } from './document.ts';

export const DUEL_AT_DUSK: Position = {
  window: 'lostAttack',
  active: 'german',
  awaited: 'anglo',
  first: 'anglo',
  forces: {
    german: {
      hand: ['T09', 'T13', 'T22', 'T46', 'T73'],
      deck: null,
      top: { id: '#4', unit: 'G11' },
      table: [
        { id: '#5', unit: 'G07', attacked: 'thisTurn' },
        { id: '#3', unit: 'G02', attacked: 'thisTurn' },
      ],
      reserve: ['G01', 'G05'],
      casualties: ['G01', 'G12', 'G15'],
      cycles: 0,
      turns: 6,
      breakAt: null,
    },
    anglo: {
      hand: ['T04', 'T29', 'T41', 'T58', 'T80', 'T87'],
      deck: null,
      top: { id: '#6', unit: 'A01' },
      table: [{ id: '#2', unit: 'A09', attacked: 'lastTurn' }],
      reserve: ['A02', 'A21'],
      casualties: ['A04', 'A01', 'A13', 'A19'],
      cycles: 0,
      turns: 6,
      breakAt: null,
    },
  },
  tactics: null,
  discard: ['T82', 'T84', 'T12', 'T36', 'T57', 'T33', 'T25', 'T77'],
  attack: {
    number: 2,
    attacker: { id: '#5', unit: 'G07' },
    target: { id: '#6', unit: 'A01', place: 'top' },
    cards: [],
    result: null,
  },
  contest: null,
  passes: 0,
  freeAction: null,
  exchanges: 0,
};
