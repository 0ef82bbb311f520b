/** What a window asks for. Public data. */
export const WINDOWS = {
  tacticChoice: 'Secretly choose the tactic you bring to this battle.',
  tacticsBeforeSelection: 'Before the squads are chosen: play your tactic, or keep it.',
  pick: 'Pick a soldier for your squad.',
  keep: 'Choose the soldiers to keep.',
  tacticsBeforeDeployment: 'Before deployment: play your tactic, or keep it.',
  deployment: 'Secretly place your squad in your zone, then lock it.',
  tacticsAfterDeployment: 'Before the first turn: play your tactic, or keep it.',
  turn: 'Act with your soldiers, then end the turn.',
  target: 'Choose which of your units is hit.',
  crashLine: 'Choose the line along which your plane crashes.',
} as const satisfies Readonly<Record<string, string>>;

export type WindowName = keyof typeof WINDOWS;
