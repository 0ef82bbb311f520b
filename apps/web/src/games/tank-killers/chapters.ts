/** The story: the log cut into attacks, each with its cards in time and its result. */
import type { Attack, Notice, Side } from '@fieldpost/rules-tank-killers';

/** One step of the log, as much of it as the story needs. */
export type LogStep = { readonly index: number; readonly notices: readonly Notice[] };

export type Chapter = {
  /** The step in which the attack began, from 0. */
  readonly step: number;
  readonly side: Side;
  readonly attack: Attack;
  /** Casualties that it cost: whose, and which card. */
  readonly lost: readonly { readonly side: Side; readonly unit: Attack['attacker']['unit'] }[];
};

type Draft = { -readonly [Key in keyof Chapter]: Chapter[Key] };

function opened(
  step: number,
  notice: Extract<Notice, { readonly type: 'cameUp' | 'attacksAgain' }>,
  number: number,
): Draft {
  const attacker = { id: notice.id, unit: notice.unit };
  return { step, side: notice.side, attack: { number, attacker, target: null, cards: [], result: null }, lost: [] };
}

/** How the attack ended in which a formation broke: no other word tells it (TDC-091). */
const brokenBy = ({ side, lost }: Draft): Attack['result'] =>
  lost.length === 0 ? null : lost.some((one) => one.side !== side) ? 'destroyed' : 'mined';

function told(chapter: Draft, notice: Notice): void {
  const { attack } = chapter;
  if (notice.type === 'targeted') {
    chapter.attack = { ...attack, target: { id: notice.id, unit: notice.unit, place: notice.place } };
  }
  if (notice.type === 'withdrew')
    chapter.attack = { ...attack, target: { id: notice.id, unit: notice.unit, place: 'top' } };
  if (notice.type === 'played' && attack.result === null) {
    const { side, card, window } = notice;
    chapter.attack = { ...attack, cards: [...attack.cards, { side, card, window, negated: false }] };
  }
  if (notice.type === 'settled' && !notice.stands) {
    const last = attack.cards.findLastIndex(({ card }) => card === notice.card);
    chapter.attack = {
      ...attack,
      cards: attack.cards.map((one, index) => (index === last ? { ...one, negated: true } : one)),
    };
  }
  if (notice.type === 'finished' && attack.result === null) chapter.attack = { ...attack, result: brokenBy(chapter) };
  if (notice.type === 'lost') chapter.lost = [...chapter.lost, { side: notice.side, unit: notice.unit }];
  if (notice.type === 'attackEnded') chapter.attack = { ...chapter.attack, result: notice.result };
}

/** Every attack of the log, oldest first; one whose beginning is not in the log is left out. */
export function chaptersOf(log: readonly LogStep[]): readonly Chapter[] {
  const chapters: Draft[] = [];
  let number = 0;
  for (const { index, notices } of log) {
    for (const notice of notices) {
      if (notice.type === 'turnBegan') number = 0;
      if (notice.type === 'cameUp' || notice.type === 'attacksAgain') {
        number += 1;
        chapters.push(opened(index, notice, number));
      }
      const chapter = chapters.at(-1);
      if (chapter !== undefined) told(chapter, notice);
    }
  }
  return chapters;
}
