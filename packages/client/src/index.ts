export { ask, type Endpoint } from './ask.ts';
export { type Fault, faultOfRest, faultOfThrown, type Result, UNREACHABLE } from './fault.ts';
export type * from './model.ts';
export { type Operation, operation } from './operation.ts';
export * from './operations/dice.ts';
export * from './operations/matches.ts';
export * from './operations/notification-preferences.ts';
export * from './operations/people.ts';
export * from './player.ts';
