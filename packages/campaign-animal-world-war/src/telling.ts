/** Describes the entries of a ledger in sentences: the letter after each battle (LC-130, LC-141). */
import { EMPIRE_NAMES, SOLDIERS, TACTICS } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Act } from './acts/act.ts';
import { CITIES, type CityId } from './catalogue/cities.ts';
import { cardOf, type SoldierId } from './catalogue/soldiers.ts';
import { WORDS } from './catalogue/words.ts';
import type { Bodies, Entry } from './ledger/entry.ts';
import type { Written } from './ledger/writing.ts';
import type { State } from './state.ts';

/** A sentence for each thing that the entries changed, in their order. */
export function tell({ entries, states }: Written): readonly string[] {
  return entries.flatMap((entry, index) => sentences(entry, states[index] as State));
}

function sentences(entry: Entry, after: State): readonly string[] {
  switch (entry.kind) {
    case 'opened':
      return ['The war has begun: both Empires choose the tactic that they start with.'];
    case 'tactics':
      return [
        `${EMPIRE_NAMES.HERB} begins with ${tacticName(entry.body.HERB)}, ${EMPIRE_NAMES.CARN} with ${tacticName(entry.body.CARN)}.`,
      ];
    case 'declared':
      return [declared(entry)];
    case 'exchanged':
      return [`Prisoners are exchanged: ${list([...entry.body.give, ...entry.body.take])} are free.`];
    case 'mustered':
      return [`Battle ${entry.body.battle} is prepared.`];
    case 'fought':
      return [fought(entry.body)];
    case 'walkover':
      return ['The other side cannot field a squad: nothing is fought.'];
    case 'aftermath':
      return aftermath(entry.body, after);
    case 'voided':
      return [`Battle ${entry.body.battle} is void: ${entry.body.reason}.`];
    case 'corrected':
      return [`An entry is corrected: ${entry.body.reason}`];
    case 'paused':
      return [`The campaign is paused: ${entry.body.reason}`];
    case 'resumed':
      return [`The campaign resumes: ${entry.body.reason}`];
    case 'closed':
      return [ending(entry.body.outcome)];
    case 'seat':
      return [seatChanged(entry.body)];
  }
}

/** LC-014: of seats, never of persons. */
function seatChanged({ empire, player, change }: Bodies['seat']): string {
  const [side, seat] = [EMPIRE_NAMES[empire], `player ${player + 1}`];
  if (change === 'taken') return `Somebody new takes the seat of ${seat} of ${side}.`;
  return change === 'passed'
    ? `The command of ${side} passes to ${seat}.`
    : `The seat of ${seat} of ${side} is vacant: the soldiers pass to the commander.`;
}

function declared({ by, body }: Entry & { readonly kind: 'declared' }): string {
  const who = EMPIRE_NAMES[body.empire];
  const clock = by === 'system' ? ', by the clock' : '';
  if (body.kind === 'standDown') return `${who} stands down${clock}.`;
  if (body.kind === 'recover') return `${who} goes out to recover ${list([body.soldier ?? ''])}${clock}.`;
  const city = nameOf(body.city);
  return body.kind === 'attack'
    ? `${who} attacks ${city}${clock}.`
    : `${who} goes to free ${list(body.pows)} out of ${city}${clock}.`;
}

const BY: Readonly<Record<Bodies['fought']['report']['reason'], string>> = {
  objective: 'by its objective',
  elimination: 'by elimination',
  rules: 'by the rules',
  safety: 'at the safety limit',
  special: 'by a special rule',
  resignation: 'by resignation',
  agreement: 'by agreement',
  timeout: 'on time',
  adjudication: 'by decision of the officers',
};

function fought({ battle, report }: Bodies['fought']): string {
  const { winner, reason, rounds } = report;
  return winner === 'draw'
    ? `Battle ${battle} ended in a draw after round ${rounds}.`
    : `${EMPIRE_NAMES[winner]} won battle ${battle} ${BY[reason]} after round ${rounds}.`;
}

const FATES: Readonly<Record<State['soldiers'][string]['status'], readonly [one: string, more: string]>> = {
  dead: ['fell', 'fell'],
  pow: ['is a prisoner', 'are prisoners'],
  mia: ['is missing', 'are missing'],
  ready: ['is back', 'are back'],
};

/** LC-063: city and tactic, fates, medals, conscripts, the end. */
function aftermath(body: Bodies['aftermath'], after: State): readonly string[] {
  const { cityOwner, tacticGained, statusChanges, upgradesGranted, conscripts, outcome } = body;
  const said: string[] = [];
  if (cityOwner !== null) said.push(`The city is in the hands of ${EMPIRE_NAMES[cityOwner]}.`);
  if (tacticGained !== null) said.push(`A tactic is gained: ${tacticName(tacticGained)}.`);
  for (const fate of ['dead', 'pow', 'mia', 'ready'] as const) {
    const whom = statusChanges.filter(({ to }) => to === fate).map(({ soldierId }) => soldierId);
    if (whom.length > 0) said.push(`${list(whom)} ${FATES[fate][whom.length === 1 ? 0 : 1]}.`);
  }
  for (const { soldierId, upgrade } of upgradesGranted)
    said.push(`${list([soldierId])} has earned ${WORDS[upgrade]?.title ?? upgrade}.`);
  if (conscripts.length > 0) said.push(`Conscripts come for ${list(conscripts)}.`);
  if (outcome !== null) said.push(ending(outcome));
  return after.phase === 'ended' || said.length > 0 ? said : ['Nothing has changed.'];
}

function tacticName(id: string): string {
  const known = TACTICS as Readonly<Record<string, { readonly title: string } | undefined>>;
  return known[id]?.title ?? id;
}

function ending({ winner, reason }: Bodies['closed']['outcome']): string {
  return winner === 'draw'
    ? `The war ends in a draw (${reason}).`
    : `${EMPIRE_NAMES[winner]} has won the war (${reason}).`;
}

function nameOf(city: string | null): string {
  return city === null ? 'no city' : CITIES[city as CityId].name;
}

/** "Ada, Ben and Cy". */
export function list(ids: readonly SoldierId[]): string {
  const names = ids.map(soldierName);
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function soldierName(id: SoldierId): string {
  const card = cardOf(id);
  return card === null ? id : SOLDIERS[card.type].names[card.empire].name;
}

/** An act in words, for a button. */
export function titleOf(act: Act): string {
  switch (act.type) {
    case 'startTactic':
      return `Begin with ${tacticName(act.tactic)}`;
    case 'declare':
    case 'planned':
      return declarationTitle(act);
    case 'answerTerms':
      return act.accept ? 'Take the terms' : 'Refuse the terms';
    case 'offerExchange':
      return `Offer ${list(act.give)} for ${list(act.take)}`;
    case 'answerExchange':
      return act.accept ? 'Take the exchange' : 'Refuse the exchange';
    case 'offerDraw':
      return 'Offer to end the war in a draw';
    case 'answerDraw':
      return act.accept ? 'End the war in a draw' : 'Fight on';
    case 'resign':
      return 'Give the war up';
    case 'claim':
      return 'Claim the war';
    default:
      return act.type;
  }
}

function declarationTitle(act: Omit<Extract<Act, { type: 'declare' }>, 'type'>): string {
  if (act.kind === 'attack') return `Attack ${nameOf(act.city)}`;
  if (act.kind === 'rescue') return `Free ${list(act.pows)} out of ${nameOf(act.city)}`;
  return act.kind === 'recover' ? `Recover ${list([act.soldier ?? ''])}` : 'Stand down';
}
