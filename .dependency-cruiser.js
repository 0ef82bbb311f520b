// The import rule: who may know whom. Each rule ends with a sentence for the person who has just met it.
// Run by `npm run lint`; README.md lists the packages and their order.
const TESTS = String.raw`\.test\.tsx?$|/(laws|testing)/`;

/** Packages of ours other than those named. */
const ours = (...names) => `^packages/(?!(${names.join('|')})/)`;
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/**
 * The rooms of apps/api/src, the ground floor first. A room imports from those below it, and from `context.ts` and `settings.ts`,
 * which lie under them all; what builds the whole (`app.ts`, `services.ts`) stands above.
 */
const LEVELS = [
  'platform', //         database, errors, requests to outside, mail, limits
  'clock', //            calendars and running clocks
  'identity', //         who asks, people, how reliable they are
  'live', //             messages to open pages
  'notification-rules', // what people are told, and how they wish to be
  'match-store', //      a match as it is stored, loaded, recorded and seen
  'turn', //             what changes a match: an order, an undo, time that is up
  'match-api', //        the API of a match
  'availability', //     pauses, vacations, computer players, orders for later
  'custom-scenarios',
  'lobby', //            opening, finding, joining; seats that change hands
  'watch', //            what anybody may look on at, and what ended matches come to
  'clubs', //            clubs, their members and officers
  'campaigns', //        wars of many matches, and their ledgers
  'ratings', //          what people are worth in a game, week by week
  'events', //           events of clubs: entries, rounds, results, tables
  'messages', //         what people write to each other, and who looks after it
  'notes', //            what people note for themselves
  'study', //            positions of finished matches, trials on copies
  'delivery', //         letters, push, webhooks, answers by mail, feeds
  'jobs',
  'archive',
  'operator',
  'openapi', //          what every route answers, described
  'graphql', //          the schema, whole
];
const inLevels = LEVELS.slice(0, -1).map((level, index) =>
  forbid(
    `${level}-imports-from-below`,
    `apps/api/src lies in levels, and ${level} may not import from above it (${LEVELS.slice(index + 1).join(', ')}): move what both need down, pass it as an argument, or move the code up.`,
    { path: `^apps/api/src/${level}/`, pathNot: TESTS },
    { path: `^apps/api/src/((${LEVELS.slice(index + 1).join('|')})/|(app|main|serve|services)\\.ts$)` },
  ),
);

/**
 * The chapters of Animal World War that play a battle, the ground floor first. Readings of a position lie under everything; an order
 * is judged and carried out in `rules`, what then happens on the tiles in `resolution`, and cards may set all of it in motion.
 */
const AWW = '^packages/rules-animal-world-war/src/';
const AWW_LEVELS = [
  ['readings of a position', String.raw`(rules/(actors|ground|health|orderers|upgrades)|tactics/effects)\.ts$`],
  ['evolving', String.raw`(evolving/|tactics/evolving\.ts$)`],
  ['resolution', 'resolution/'],
  ['rules', String.raw`rules/(?!(actors|ground|health|orderers|upgrades)\.ts$)`],
  ['tactics', String.raw`tactics/(?!(effects|evolving)\.ts$)`],
];
const inChapters = AWW_LEVELS.slice(0, -1).map(([level, files], index) => {
  const above = AWW_LEVELS.slice(index + 1);
  return forbid(
    `animal-world-war-${level.replaceAll(' ', '-')}-imports-from-below`,
    `A battle of Animal World War lies in levels, and ${level} may not import from above it (${above.map(([name]) => name).join(', ')}): move what both need down, or the code up.`,
    { path: AWW + files, pathNot: TESTS },
    { path: `${AWW}(${above.map(([, path]) => path).join('|')})` },
  );
});

export default {
  forbidden: [
    ...inLevels,
    ...inChapters,
    forbid(
      'every-room-has-a-level',
      'A new folder of apps/api/src gets its place in LEVELS in .dependency-cruiser.js: which rooms does it need, and which need it?',
      { path: '^apps/api/src/[^/]+/', pathNot: `^apps/api/src/(generated|testing|${LEVELS.join('|')})/|${TESTS}` },
      {},
    ),
    forbid(
      'no-circle',
      'Two files that import each other are one file: move what both need into a third, or turn one of the imports round. (What is only fetched when it is used is no import in this sense: a page fetches a game, which uses what pages share.)',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    forbid(
      'packages-know-no-apps',
      'A package serves every app and knows none: pass what it needs as an argument, or move the code into the app.',
      { path: '^packages/' },
      { path: '^(apps|prisma)/' },
    ),
    forbid(
      'engine-imports-nothing',
      'The engine runs in browsers, bots and tests alike, so it imports nothing but hash functions: neither Node, nor npm packages, nor ours. Pass it in.',
      { path: '^packages/engine/', pathNot: TESTS },
      { pathNot: '^(packages/engine|node_modules/@noble/hashes)/' },
    ),
    forbid(
      'hex-imports-nothing',
      'Hex coordinates are arithmetic: they know no game and need no package.',
      { path: '^packages/hex/', pathNot: TESTS },
      { pathNot: '^packages/hex/' },
    ),
    forbid(
      'league-knows-no-game',
      'Pairings, tables and ratings are arithmetic over a log: they know no game, no Node and nothing of ours. Pass it in.',
      { path: '^packages/league/', pathNot: TESTS },
      { pathNot: '^(packages/league|node_modules/@noble/hashes)/' },
    ),
    forbid(
      'rules-know-only-the-engine',
      'A rule set imports the engine, hex coordinates and itself. Rule sets never import one another: what two games share belongs into the engine, if at all.',
      { path: '^packages/rules-([^/]+)/', pathNot: TESTS },
      { pathNot: '^packages/(engine|hex|rules-$1)/' },
    ),
    forbid(
      'campaigns-know-their-battles',
      'A campaign is a pure ledger over the battles of its game: it imports the engine, its rule set and itself.',
      { path: '^packages/campaign-([^/]+)/', pathNot: TESTS },
      { path: '^packages/', pathNot: '^packages/(engine|rules-$1|campaign-$1)/' },
    ),
    forbid(
      'only-the-rulebook-knows-all-games',
      'Ask @fieldpost/rulebook for a rule set by its id: it is the only place that knows them all (a board may draw from its own game).',
      { path: '^(packages/(bots|client)|apps/(api|worker|cli))/', pathNot: TESTS },
      { path: '^packages/(rules|campaign)-' },
    ),
    forbid(
      'bots-know-only-the-engine',
      'A bot plays any game through the contract: import the engine alone.',
      { path: '^packages/bots/', pathNot: TESTS },
      { path: ours('bots', 'engine') },
    ),
    forbid(
      'no-bot-chooses-in-the-api',
      'A computer player thinks in jobs and threads, never while a person waits: ask @fieldpost/bots/seats for names and orders.',
      {
        path: '^apps/api/',
        pathNot: `^apps/api/src/(availability/(play-bot\\.ts|thinking/)|events/cases/playing-out\\.ts$)|${TESTS}`,
      },
      { path: String.raw`^packages/(search/|bots/src/(?!seat(s|-orders)\.ts$))` },
    ),
    forbid(
      'only-jobs-play',
      'What plays for computer players is run by jobs, and playouts by their thread: queue a job.',
      {
        path: '^apps/',
        pathNot:
          String.raw`^apps/(api/src/(jobs/|serve\.ts$|availability/autoplay\.ts$|events/cases/thread\.ts$)|worker/|bench/)|` +
          TESTS,
      },
      {
        path: String.raw`^apps/api/src/(availability/(autoplay|play-bot)|study/work-out-hint|events/cases/playing-out|jobs/(tasks|sweep|worker))\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'search-knows-only-the-engine',
      'A thinking player plays any game through the contract, and knows what its seat knows: import the engine alone. No match, store or seed may reach it.',
      { path: '^packages/search/', pathNot: TESTS },
      { pathNot: '^packages/(search|engine)/' },
    ),
    forbid(
      'client-and-config-know-nothing-of-ours',
      'This package stands at the bottom of the house. Move what you need down, or the code up.',
      { path: '^packages/(client|config)/' },
      { path: '^packages/', pathNot: '^packages/(client|config)/' },
    ),
    forbid(
      'the-sdk-stands-alone',
      'The SDK is published: who installs it has nothing else of ours, and no Node in a browser. Use what every runtime has.',
      { path: '^packages/sdk/', pathNot: TESTS },
      { pathNot: '^packages/sdk/' },
    ),
    forbid(
      'boards-draw-from-views',
      'A board is drawn from a view and the catalogue of its game: import the engine, hex coordinates and the rule set, nothing else of ours.',
      { path: '^packages/boards/', pathNot: TESTS },
      { path: ours('boards', 'engine', 'hex', 'rules-[^/]+') },
    ),
    forbid(
      'stories-read-views',
      'A story is told from notices, views and the catalogue of its game: import the engine, hex coordinates and the rule set, nothing else of ours.',
      { path: '^packages/story/', pathNot: TESTS },
      { path: ours('story', 'engine', 'hex', 'rules-[^/]+') },
    ),
    forbid(
      'the-site-knows-no-server',
      'The site speaks to the API over GraphQL alone (@fieldpost/client): code of the server must never reach a browser.',
      { path: '^apps/web/', pathNot: '^apps/web/browser/' },
      { path: '^(apps/(?!web/)|prisma/)|^packages/(config|rulebook|bots)/' },
    ),
    forbid(
      'the-map-kit-knows-no-game',
      'The map kit moves, marks and enlarges maps of any game: pass what a game knows as an argument, or move the code into the game.',
      { path: '^apps/web/src/map-kit/' },
      { path: '^apps/web/src/(app|games|features|table|connection)/' },
    ),
    forbid(
      'pages-know-games-by-the-list',
      'Ask games/index.ts: what a page needs to know of one game belongs into its manifest.',
      { path: '^apps/web/src/(app|features|table|connection)/' },
      { path: '^apps/web/src/games/(?!plain/)[^/]+/' },
    ),
    forbid(
      'games-know-no-other-game',
      'What two games show alike belongs into src/map-kit or src/table.',
      { path: '^apps/web/src/games/([^/]+)/', pathNot: TESTS },
      { path: '^apps/web/src/games/(?!$1/)[^/]+/' },
    ),
    forbid(
      'the-table-knows-no-game',
      'The table shell is the same for every game and every match: a game fills its slots, the page of the match its surroundings.',
      { path: '^apps/web/src/table/' },
      { path: '^apps/web/src/(app|games|map-kit|features|connection)/' },
    ),
    forbid(
      'apps-look-down-only',
      'The worker, the command line and the benches run services of apps/api; no other app may be imported.',
      { path: '^apps/([^/]+)/', pathNot: '^apps/[^/]+/src/testing/' },
      { path: '^apps/(?!api/)(?!$1/)' },
    ),
    forbid(
      'the-api-knows-no-other-app',
      'apps/api is the ground floor of the apps: move what it needs into it or into a package.',
      { path: '^apps/api/', pathNot: TESTS },
      { path: '^apps/(?!api/)' },
    ),
    forbid(
      'only-stores-touch-the-database',
      "SQL and Prisma live in a feature's store.ts: add a function there with a name that says what it is for, and call that.",
      {
        path: '^(apps|prisma|packages)/',
        pathNot: `^apps/api/src/(generated/|platform/database\\.ts|.*store\\.ts$|.*-statement\\.ts$)|${TESTS}`,
      },
      { path: '^apps/api/src/generated/prisma/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'code-knows-no-test',
      'Only tests import tests; move what both need into a file of its own.',
      { pathNot: `${TESTS}|^apps/web/browser/|^vitest\\.config\\.ts$` },
      { path: String.raw`\.test\.tsx?$` },
    ),
    forbid(
      'only-what-is-declared',
      'Not in the dependencies of this workspace: npm install -E -w <workspace> <package>, so that images which install one workspace have it.',
      { path: '^(apps|packages)/', pathNot: `${TESTS}|^apps/web/browser/` },
      { path: 'node_modules', dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'tools-stay-in-the-workshop',
      'A development dependency is missing in production: make it a dependency, or use it in tests only.',
      {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: `${TESTS}|^(apps/(bench|launcher)|packages/config)/|^apps/web/browser/`,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
    forbid(
      'imports-lead-somewhere',
      'This import leads nowhere: is the path right, and does it end in .ts?',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`(^|/)(\.next|coverage|next-env|packages/sdk/(dist|examples)|generated/(?!prisma/client))`,
    },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    builtInModules: { add: ['node:sqlite'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
