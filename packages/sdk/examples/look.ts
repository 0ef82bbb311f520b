// Reads something of the view of each game, without a cast. The types beside it are made from the document of any Fieldpost:
// npx openapi-typescript URL/api/v1/openapi.json --immutable -o document.ts
import type { components } from './document.ts';

type Match = components['schemas']['Match'];

export function firstLook(match: Match): string | number | boolean {
  if (match.view === null) return match.status;
  switch (match.ruleSet) {
    case 'wwi-combined-arms':
      return match.view.phase;
    case 'tank-killers':
      return match.view.open.phase;
    case 'animal-world-war':
      return match.view.battle.round;
    case 'mass-warfare':
      return match.view.war.options.turnLimit;
    case 'world-war-awesome':
      return match.view.war.round;
  }
}
