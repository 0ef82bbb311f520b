import { type ClockSpec, type DiceOffer, type Json, operation } from '@fieldpost/client';

/** A scenario that somebody has drawn, as the service keeps it. */
export type CustomScenario = {
  readonly id: string;
  /** "id@edition" */
  readonly ruleSet: string;
  readonly title: string;
  readonly document: Json;
  readonly revision: number;
  readonly updatedAt: string;
  readonly mine: boolean;
  /** The secret of its link; null unless the player owns the scenario. */
  readonly shareKey: string | null;
  readonly sides: readonly string[];
};

const FIELDS = 'id ruleSet title document revision updatedAt mine shareKey sides';

export const MY_SCENARIOS = operation<
  { readonly ruleSet: string },
  { readonly myScenarios: readonly CustomScenario[] }
>(`query MyScenarios($ruleSet: ID!) { myScenarios(ruleSet: $ruleSet) { ${FIELDS} } }`);

export const CUSTOM_SCENARIO = operation<{ readonly key: string }, { readonly customScenario: CustomScenario | null }>(
  `query CustomScenario($key: String!) { customScenario(key: $key) { ${FIELDS} } }`,
);

type SaveInput = {
  readonly id: string | null;
  readonly ruleSet: string;
  readonly title: string;
  readonly document: Json;
  readonly revision: number | null;
};

export const SAVE_SCENARIO = operation<{ readonly input: SaveInput }, { readonly saveScenario: CustomScenario }>(
  `mutation SaveScenario($input: SaveScenarioInput!) { saveScenario(input: $input) { ${FIELDS} } }`,
);

type PlayInput = {
  readonly ruleSet: string;
  readonly scenario: string;
  readonly customScenario: string;
  readonly title: string;
  readonly side: string;
  readonly listed: boolean;
  readonly options: Json;
  readonly clock: ClockSpec;
  readonly dice: DiceOffer;
  readonly salt: string;
};

/** Opens a match on a custom scenario for anybody to join. */
export const PLAY_SCENARIO = operation<
  { readonly input: PlayInput },
  { readonly createMatch: { readonly id: string } }
>('mutation PlayScenario($input: CreateMatchInput!) { createMatch(input: $input) { id } }');
