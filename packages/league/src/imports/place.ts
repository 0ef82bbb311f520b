/** CL-214: whom names in a file mean: the people of a club, by their names. */
import type { Ledger } from '../log/ledger.ts';
import type { LineFault } from './answer.ts';
import { nameKey } from './columns.ts';

/** Somebody of the roll. `canEnter`: they have an account here. */
export type Person = { readonly id: string; readonly name: string; readonly canEnter: boolean };

/** The target of an import. */
export type ImportPlace = {
  /** The people of the club; null: nobody knows them (CL-218), and every name is somebody's. */
  readonly people: readonly Person[] | null;
  /** The id of a person whom a season makes. */
  readonly newId: (name: string) => string;
  /**
   * The event into which entries and results go. `ledger` is a copy that the plan plays on. `people`: the ids by which its entries are known in
   * `people`; null: an entry has its person's id.
   */
  readonly event: {
    readonly ledger: Ledger;
    readonly entries: readonly { readonly id: string; readonly name: string; readonly person: string | null }[];
  } | null;
  /** IANA zone of the club. */
  readonly zone: string;
};

type Named = { readonly id: string; readonly name: string };
export type Finder<Who> = (name: string) => Who | 'UNKNOWN_NAME' | 'AMBIGUOUS';

/** Finds by name, without regard to case and runs of blanks. */
export function finderOf<Who extends Named>(all: readonly Who[]): Finder<Who> {
  const byName = new Map<string, Who[]>();
  for (const one of all) {
    const key = nameKey(one.name);
    const same = byName.get(key);
    if (same === undefined) byName.set(key, [one]);
    else same.push(one);
  }
  return (name) => {
    const [first, second] = byName.get(nameKey(name)) ?? [];
    if (first === undefined) return 'UNKNOWN_NAME';
    return second === undefined ? first : 'AMBIGUOUS';
  };
}

/** People of a season: those who are known, and those whom it makes. */
export class SeasonPeople {
  readonly #find: Finder<Named>;
  readonly #newId: ImportPlace['newId'];
  readonly #byKey = new Map<string, Named>();
  readonly made: Named[] = [];

  constructor({ people, newId }: Pick<ImportPlace, 'people' | 'newId'>) {
    this.#find = finderOf(people ?? []);
    this.#newId = newId;
  }

  /** Everybody who was asked for, in that order. */
  get all(): readonly Named[] {
    return [...this.#byKey.values()];
  }

  has(name: string): boolean {
    return this.#byKey.has(nameKey(name));
  }

  idOf(name: string): string | Extract<LineFault['code'], 'AMBIGUOUS'> {
    const known = this.#byKey.get(nameKey(name));
    if (known !== undefined) return known.id;
    const found = this.#find(name);
    if (found === 'AMBIGUOUS') return found;
    const who = found === 'UNKNOWN_NAME' ? { id: this.#newId(name), name } : found;
    if (found === 'UNKNOWN_NAME') this.made.push(who);
    this.#byKey.set(nameKey(name), who);
    return who.id;
  }
}
