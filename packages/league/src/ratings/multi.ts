/**
 * CL-138: ratings of matches with more than two sides: Plackett-Luce after Weng and Lin (2011), as `openskill` has it, without its τ. It is
 * thirty lines of arithmetic here, because that package brings 160 others along; the tests hold it against figures of the package.
 */
export type Skill = { readonly mu: number; readonly sigma: number };
export const NEW_SKILL: Skill = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
const MIN_FACTOR = 0.0001;

type Team = {
  readonly mu: number;
  readonly variance: number;
  readonly members: readonly Skill[];
  readonly place: number;
};

/** The skills after a match. `places`: one for each side, 1 is best, equal ones tie. */
export function afterMatch(
  sides: readonly (readonly Skill[])[],
  places: readonly number[],
): readonly (readonly Skill[])[] {
  const teams = sides.map((members, index): Team => {
    const variance = members.reduce((sum, { sigma }) => sum + sigma ** 2, 0);
    return { mu: members.reduce((sum, { mu }) => sum + mu, 0), variance, members, place: places[index] ?? 0 };
  });
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  return teams.map((team) => moved(team, teams, c));
}

function moved(team: Team, teams: readonly Team[], c: number): readonly Skill[] {
  const strength = ({ mu }: Team) => Math.exp(mu / c);
  let [omega, delta] = [0, 0];
  for (const other of teams.filter(({ place }) => place <= team.place)) {
    const below = teams.filter(({ place }) => place >= other.place).reduce((sum, one) => sum + strength(one), 0);
    const tied = teams.filter(({ place }) => place === other.place).length;
    const share = strength(team) / below;
    omega += ((other === team ? 1 : 0) - share) / tied;
    delta += (share * (1 - share)) / tied;
  }
  const gamma = Math.sqrt(team.variance) / c;
  return team.members.map(({ mu, sigma }) => ({
    mu: mu + (sigma ** 2 / c) * omega,
    sigma: sigma * Math.sqrt(Math.max(1 - ((sigma ** 2 * delta) / c ** 2) * gamma, MIN_FACTOR)),
  }));
}

/** CL-138: what is shown: 1500 + 40 (μ - 3σ), rounded. */
export function shownSkill({ mu, sigma }: Skill): number {
  return Math.round(1500 + 40 * (mu - 3 * sigma));
}
