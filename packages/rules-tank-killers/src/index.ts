/** Tank Killers, edition 1. */
export * from './commands.ts';
export type { Event, Notice } from './events.ts';
export type { TankKillersGame } from './game.ts';
export * from './orders/standing-orders.ts';
export type { Report } from './report.ts';
export type { ScenarioDocument } from './scenarios/document.ts';
export * from './state.ts';
export type { View } from './view.ts';
