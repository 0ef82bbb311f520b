import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './place.ts';

/** A house in which every wall is broken once: file -> what it imports, and the rule that must say so. */
const BROKEN: readonly (readonly [file: string, imported: string, rule: string])[] = [
  ['packages/engine/src/files.ts', 'node:fs', 'engine-imports-nothing'],
  ['packages/engine/src/up.ts', '../../rulebook/src/index.ts', 'engine-imports-nothing'],
  ['packages/rules-one/src/other.ts', '../../rules-two/src/index.ts', 'rules-know-only-the-engine'],
  ['packages/hex/src/up.ts', '../../engine/src/index.ts', 'hex-imports-nothing'],
  ['packages/boards/src/app.ts', '../../../apps/api/src/main.ts', 'packages-know-no-apps'],
  ['packages/bots/src/game.ts', '../../rules-one/src/index.ts', 'bots-know-only-the-engine'],
  ['packages/search/src/book.ts', '../../rulebook/src/index.ts', 'search-knows-only-the-engine'],
  ['packages/boards/src/book.ts', '../../rulebook/src/index.ts', 'boards-draw-from-views'],
  ['packages/client/src/engine.ts', '../../engine/src/index.ts', 'client-and-config-know-nothing-of-ours'],
  [
    'apps/api/src/match-api/game.ts',
    '../../../../packages/rules-one/src/index.ts',
    'only-the-rulebook-knows-all-games',
  ],
  ['apps/api/src/web.ts', '../../web/src/page.ts', 'the-api-knows-no-other-app'],
  ['apps/worker/src/web.ts', '../../web/src/page.ts', 'apps-look-down-only'],
  ['apps/web/src/table/up.ts', '../features/thing.ts', 'the-table-knows-no-game'],
  ['apps/web/src/map-kit/up.ts', '../features/thing.ts', 'the-map-kit-knows-no-game'],
  ['apps/web/src/features/one-game.ts', '../games/chess/table.ts', 'pages-know-games-by-the-list'],
  ['apps/web/src/games/draughts/borrowed.ts', '../chess/table.ts', 'games-know-no-other-game'],
  ['apps/web/src/server.ts', '../../api/src/main.ts', 'the-site-knows-no-server'],
  ['apps/api/src/match-api/service.ts', '../generated/prisma/client.ts', 'only-stores-touch-the-database'],
  ['apps/api/src/match-api/borrowed.ts', './service.test.ts', 'code-knows-no-test'],
  ['apps/api/src/gone.ts', './nowhere.ts', 'imports-lead-somewhere'],
  ['apps/api/src/undeclared.ts', 'fastify', 'only-what-is-declared'],
  ['apps/api/src/workshop.ts', 'vitest', 'tools-stay-in-the-workshop'],
  ['apps/api/src/match-store/up.ts', '../turn/play.ts', 'match-store-imports-from-below'],
  ['apps/api/src/platform/whole.ts', '../app.ts', 'platform-imports-from-below'],
  ['apps/api/src/new-room/thing.ts', '../main.ts', 'every-room-has-a-level'],
  ['apps/api/src/ring-one.ts', './ring-two.ts', 'no-circle'],
];
/** Allowed imports: the check must not report them. */
const SOUND: readonly (readonly [file: string, imported: string])[] = [
  ['packages/rules-one/src/engine.ts', '../../engine/src/index.ts'],
  ['packages/rulebook/src/one.ts', '../../rules-one/src/index.ts'],
  ['apps/api/src/match-store/store.ts', '../generated/prisma/client.ts'],
  ['apps/api/src/turn/down.ts', '../match-store/store.ts'],
  ['apps/web/src/features/any-game.ts', '../games/index.ts'],
  ['apps/worker/src/api.ts', '../../api/src/main.ts'],
];
const EMPTY = [
  ...['engine', 'rulebook', 'rules-one', 'rules-two'].map((name) => `packages/${name}/src/index.ts`),
  ...[
    'api/src/main.ts',
    'api/src/app.ts',
    'api/src/turn/play.ts',
    'api/src/generated/prisma/client.ts',
    'api/src/match-api/service.test.ts',
    'web/src/page.ts',
    'web/src/features/thing.ts',
    'web/src/games/chess/table.ts',
    'web/src/games/index.ts',
  ].map((name) => `apps/${name}`),
];

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

const house = mkdtempSync(path.join(tmpdir(), 'fieldpost-house-'));
let violations: readonly Violation[] = [];

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), text);
}

beforeAll(() => {
  for (const file of EMPTY) put(file, 'export const value = 1;\n');
  for (const [file, imported] of [...BROKEN, ...SOUND])
    put(file, `import * as other from '${imported}';\nexport const it = other;\n`);
  put('apps/api/src/ring-two.ts', "export * as it from './ring-one.ts';\n");
  put(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "NodeNext", "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  put('package.json', '{ "type": "module" }');
  put('apps/api/package.json', '{ "name": "api", "type": "module", "devDependencies": { "vitest": "*" } }');
  copyFileSync(path.join(root, '.dependency-cruiser.js'), path.join(house, '.dependency-cruiser.js'));
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [bin, '--config', '.dependency-cruiser.js', '--no-cache', '--output-type', 'json', 'packages', 'apps'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', maxBuffer: 1e8 });
  violations = (JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } }).summary
    .violations;
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const rulesFor = (file: string): readonly string[] =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(BROKEN)('%s may not import %s: %s', (file, _imported, rule) => {
  expect(rulesFor(file)).toContain(rule);
});

test.each(SOUND)('%s may import %s', (file) => {
  expect(rulesFor(file)).toEqual([]);
});
