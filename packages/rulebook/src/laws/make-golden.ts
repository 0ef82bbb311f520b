/**
 * Writes golden matches for a new edition: `node packages/rulebook/src/laws/make-golden.ts <id@edition>`. Files that exist are
 * left alone: what is on record is never written again.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { BOTS } from '@fieldpost/bots';
import { makeGolden } from '@fieldpost/engine/laws';
import { ruleSetOf } from '../index.ts';
import { goldenCases } from './golden-cases.ts';

const name = process.argv[2] ?? '';
const rules = ruleSetOf(name);
if (rules === null) throw new Error(`no rule set is named ${name}`);
const folder = join(import.meta.dirname, 'games', name);
mkdirSync(folder, { recursive: true });
for (const [at, { title: about, setup, bots }] of goldenCases(rules).entries())
  for (const bot of BOTS.filter((one) => bots.includes(one.name))) {
    const title = `${about}-${bot.name}`;
    const file = join(folder, `${title}.json`);
    if (existsSync(file)) continue;
    const golden = makeGolden(rules, title, setup, 1000 + at, bot.choose);
    writeFileSync(file, `${JSON.stringify(golden, null, 1)}\n`);
    process.stdout.write(`${title}: ${golden.lines.length} lines, ${golden.reason}\n`);
  }
