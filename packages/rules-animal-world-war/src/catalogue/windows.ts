/** What a window asks for. Public data. */
export const WINDOWS = {
  tacticChoice: 'Choose the tactic that you bring to this battle, in secret.',
  tacticsBeforeSelection: 'Before the squads are chosen: play your tactic, or keep it.',
  pick: 'Pick a soldier for your squad.',
  keep: 'Choose the soldiers that you keep.',
  tacticsBeforeDeployment: 'Before deployment: play your tactic, or keep it.',
  deployment: 'Place your squad in your zone, in secret, and lock.',
  tacticsAfterDeployment: 'Before the first turn: play your tactic, or keep it.',
  turn: 'Give your soldiers their actions, and end the turn.',
  target: 'Choose which of your units is hit.',
  crashLine: 'Choose the line along which your plane comes down.',
} as const satisfies Readonly<Record<string, string>>;

export type WindowName = keyof typeof WINDOWS;
