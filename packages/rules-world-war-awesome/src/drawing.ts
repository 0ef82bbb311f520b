/** What an editor of battlefields asks of the rules, besides the parser and the set-up of the rule set itself. */
export { groundOf, hexOfColumn, rowsOf } from './geometry/grid.ts';
export { type BattlefieldFault, battlefieldFaults } from './scenarios/battlefield.ts';
export { hasLane } from './scenarios/lane.ts';
export { tankPlaces } from './turn/placing.ts';
