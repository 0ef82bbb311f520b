import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';
import { type Known, knownPerson } from '../../testing/known-person.ts';
import { exportAccount } from './accounts.ts';
import { EXPORTED, NOT_ERASED, NOT_EXPORTED } from './exported.ts';
import { eraseUser } from './store.ts';

type Field = { readonly name: string; readonly type: string; readonly column: string; readonly key: string | null };
type Model = { readonly name: string; readonly table: string; readonly fields: readonly Field[] };

const SCHEMA = readFileSync(new URL('../../../../../prisma/schema.prisma', import.meta.url), 'utf8');

/** A line of a model: name, type, and for a relation the field that holds the key. */
function fieldOf(line: string): readonly Field[] {
  const [, name = '', type = ''] = /^ {2}(\w+)\s+(\w+)/.exec(line) ?? [];
  if (name === '') return [];
  const column = /@map\("(\w+)"\)/.exec(line)?.[1] ?? name;
  return [{ name, type, column, key: /fields: \[(\w+)\]/.exec(line)?.[1] ?? null }];
}

const MODELS: readonly Model[] = [...SCHEMA.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
  ([, name = '', body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
    return { name, table, fields: body.split('\n').flatMap(fieldOf) };
  },
);
const NAMES = new Set(MODELS.map(({ name }) => name));
const modelOf = (name: string): Model => MODELS.find((model) => model.name === name) as Model;
const scalars = ({ fields }: Model): readonly Field[] => fields.filter(({ type }) => !NAMES.has(type));

/** What a select takes of a model, and of the models beneath a person. */
const taken = (select: object): ReadonlySet<string> => new Set(Object.keys(select));

/** Fields of a person's own tables that are neither exported nor excepted. */
function missing(): readonly string[] {
  const user = modelOf('User');
  const lost = (model: Model, select: object): readonly string[] =>
    scalars(model)
      .map(({ name }) => name)
      .filter((name) => !taken(select).has(name) && NOT_EXPORTED[`${model.name}.${name}`] === undefined)
      .map((name) => `${model.name}.${name}`);
  const beneath = user.fields
    .filter(({ type }) => NAMES.has(type))
    .flatMap(({ name, type }) => {
      const part = (EXPORTED as Readonly<Record<string, unknown>>)[name];
      if (type in NOT_EXPORTED) return [];
      if (part === undefined) return `User.${name}` in NOT_EXPORTED ? [] : [`User.${name}`];
      return lost(modelOf(type), (part as { readonly select: object }).select);
    });
  return [...lost(user, EXPORTED), ...beneath];
}

/** Where a table names a person: the field of each relation to them, or one that is called so. */
const PERSONS = MODELS.flatMap((model) =>
  model.fields
    .filter(({ name, type, key }) => (type === 'User' && key !== null) || (name === 'userId' && type === 'String'))
    .map(({ name, key }) => ({ model, field: scalars(model).find((one) => one.name === (key ?? name)) as Field })),
).filter(({ model, field }, at, all) => all.findIndex((one) => one.model === model && one.field === field) === at);

describe('the export', () => {
  test('the schema is read whole', () => {
    expect(MODELS).toHaveLength(SCHEMA.match(/^model /gm)?.length ?? 0);
    expect(PERSONS.map(({ model, field }) => `${model.name}.${field.name}`)).toEqual(
      expect.arrayContaining(['Session.userId', 'Match.creatorId', 'HandOver.successorId', 'Receipt.userId']),
    );
  });

  test('holds each field of each table of a person, or says why not', () => expect(missing()).toEqual([]));

  test('of a table that names a person without a relation it is said why it is not there', () => {
    const related = new Set(modelOf('User').fields.map(({ type }) => type));
    const lost = PERSONS.filter(({ model }) => !related.has(model.name) && NOT_EXPORTED[model.name] === undefined);
    expect(lost.map(({ model }) => model.name)).toEqual([]);
  });

  test('has no reason for what is not stored, or is exported after all', () => {
    const all = MODELS.flatMap((model) => [model.name, ...model.fields.map(({ name }) => `${model.name}.${name}`)]);
    expect(Object.keys(NOT_EXPORTED).filter((name) => !all.includes(name))).toEqual([]);
    expect(Object.keys(NOT_ERASED).filter((name) => !all.includes(name))).toEqual([]);
  });
});

describe('a person who is in every table', () => {
  let house: House;
  let known: Known;
  beforeAll(async () => {
    house = await openHouse('2026-11-23T12:00:00Z');
    known = await knownPerson(house.context);
  });
  afterAll(() => house.close());

  /** In how many rows of each table they are named. */
  async function traces(): Promise<Readonly<Record<string, number>>> {
    const found: Record<string, number> = {};
    for (const { model, field } of PERSONS) {
      const sql = `select count(*)::int as count from "${model.table}" where "${field.column}" = $1`;
      const { rows } = await house.context.database.pool.query<{ count: number }>(sql, [known.caller.userId]);
      found[`${model.name}.${field.name}`] = rows[0]?.count ?? 0;
    }
    return found;
  }

  test('takes all of it away: sleep, answers, conditional orders, hand-overs, and no secret', async () => {
    expect(Object.entries(await traces()).filter(([, count]) => count === 0)).toEqual([]);
    const found = await exportAccount(house.context, known.caller);
    const { account } = found.ok ? (found.value as { account: Record<string, unknown> }) : { account: {} };
    expect(account).toMatchObject({
      hours: { timeZone: 'Europe/Berlin', sleepFrom: 1_380 },
      responseTimes: expect.arrayContaining([expect.objectContaining({ missed: true, excused: true })]),
      seats: expect.arrayContaining([expect.objectContaining({ conditionalOrders: [{ id: 'if they attack' }] })]),
      handedOver: [{ side: 'north' }],
      takenOver: [{ side: 'south' }],
    });
    for (const list of Object.keys(EXPORTED).filter((key) => Array.isArray(account[key])))
      expect([list, (account[list] as readonly unknown[]).length]).not.toEqual([list, 0]);
    for (const secret of known.secrets) expect(JSON.stringify(found)).not.toContain(secret);
  });

  test('leaves nothing behind that is not said to stay', async () => {
    await eraseUser(house.context.db, known.caller.userId);
    const left = Object.entries(await traces()).filter(([, count]) => count > 0);
    expect(left.map(([name]) => name).toSorted()).toEqual(Object.keys(NOT_ERASED).toSorted());
    const { rows } = await house.context.database.pool.query<{ found: number }>(
      `select (select count(*) from inbound_mails where id = $1)::int
        + (select count(*) from verifications where value = $2 or identifier = $3)::int as found`,
      [known.mailId, known.caller.userId, known.email],
    );
    expect(rows).toEqual([{ found: 0 }]);
  });
});
