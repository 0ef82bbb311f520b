/** Set-up (THE-RULES "Set-up"): from the lobby to the reveal of both deployments. */
import type { Refusal, Seat } from '@fieldpost/engine';
import { soldierId } from '../catalogue/soldiers.ts';
import type { Command, KeepCommand, SetUpCommand, TacticCommand } from '../commands.ts';
import { emit, type Play } from '../resolution/play.ts';
import type { Empire } from '../state.ts';
import type { View } from '../view.ts';
import { bring, listBrings, refusesBring } from './bringing.ts';
import { answerCard, listAnswers, refusesAnswer } from './cards.ts';
import { listDeployment, refusesDeployment } from './deployment.ts';
import { deployedBy } from './reveal.ts';
import { listPicks, pick, refusesPick } from './selection.ts';

export type OpeningCommand = SetUpCommand | KeepCommand | TacticCommand;

/** The first fault of a command of set-up, or null. */
export function refusesSetUp(view: View, seat: Seat<Empire>, command: OpeningCommand): Refusal | null {
  switch (command.type) {
    case 'bring':
      return refusesBring(view, seat, command);
    case 'keep':
    case 'tactic':
      return refusesAnswer(view, seat, command);
    case 'pick':
      return refusesPick(view, seat, command);
    default:
      return refusesDeployment(view, seat, command);
  }
}

/** A legal command of set-up is carried out. */
export function setUpHappens(play: Play, seat: Seat<Empire>, command: OpeningCommand): void {
  const { side: empire } = seat;
  switch (command.type) {
    case 'bring':
      bring(play, empire, command.card);
      break;
    case 'keep':
    case 'tactic':
      answerCard(play, seat, command);
      break;
    case 'pick':
      pick(play, seat, command);
      break;
    case 'deploy':
      emit(play, { type: 'placed', empire, unit: command.unit, at: command.at });
      break;
    case 'nameVip':
      emit(play, { type: 'vipNamed', empire, unit: command.unit });
      break;
    case 'lockDeployment':
      lock(play, empire);
  }
}

/** D-32: "simultaneous, hidden, revealed together" */
function lock(play: Play, empire: Empire): void {
  emit(play, { type: 'deploymentLocked', empire });
  const { HERB, CARN } = play.state.deployments;
  if (!HERB.locked || !CARN.locked) return;
  emit(play, deployedBy(play.state));
  emit(play, { type: 'phaseStarted', phase: 'afterDeployment', active: 'HERB' });
}

/** Soldiers that may be deployed now, and '' where something else may be done. */
export function setUpSubjects(view: View, seat: Seat<Empire>): readonly string[] {
  const subjects = view.battle.phase === 'deployment' ? ['', ...squadIds(view, seat.side)] : [''];
  return subjects.filter((subject) => listSetUp(view, seat, subject).length > 0);
}

function squadIds(view: View, empire: Empire): readonly string[] {
  return (view.squads[empire].squad?.picks ?? []).map(({ soldier }) => soldierId(empire, soldier));
}

/** The menu of the phases before the reveal, whole (null) or of one subject. */
export function listSetUp(view: View, seat: Seat<Empire>, subject: string | null): readonly Command[] {
  switch (view.battle.phase) {
    case 'tacticChoice':
      return subject === null || subject === '' ? listBrings(view, seat) : [];
    case 'beforeSelection':
    case 'beforeDeployment':
      return subject === null || subject === '' ? listAnswers(view, seat) : [];
    case 'selection':
      return subject === null || subject === '' ? listPicks(view, seat) : [];
    case 'deployment': {
      const subjects = subject === null ? ['', ...squadIds(view, seat.side)] : [subject];
      return subjects.flatMap((one) => listDeployment(view, seat, one));
    }
    default:
      return [];
  }
}
