/**
 * Who may import whom: the rooms of src/README.md. `npm run check` refuses what is not allowed here.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const rooms = ['words', 'rules', 'catalogue', 'contract', 'form', 'portal', 'server', 'remita-sandbox'];

/** What each room may import of ours, beside itself. */
const mayImport = {
  words: [],
  rules: [],
  catalogue: ['rules'],
  contract: ['rules', 'catalogue'],
  form: ['catalogue', 'rules', 'words'],
  portal: ['form', 'catalogue', 'contract', 'rules', 'words'],
  server: ['catalogue', 'contract', 'rules'],
  'remita-sandbox': ['rules'],
};

/** Where the server is put together: with no payment provider set, our own sandbox stands in for one. */
const MOUNTS_THE_SANDBOX = '^src/server/start\\.ts$';

const roomRules = Object.entries(mayImport).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: MOUNTS_THE_SANDBOX },
  to: { path: `^src/(${rooms.filter((other) => other !== room && !allowed.includes(other)).join('|')})/` },
}));

/** Where a wing's pages stand, with their claims: plain data, which weighs nothing. */
const STATED_PAGES = ['^src/contract/[^/]+/pages\\.ts$', '^src/contract/(pages|kit/page)\\.ts$'];

/** Rooms that give only their types: what stands at run time behind them stays out of the bundle. */
const typesOnly = [
  ['contract', 'catalogue'],
  ['portal', 'contract'],
].map(([room, source]) => ({
  name: `${room}-takes-only-types-of-${source}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/${source}/`, pathNot: STATED_PAGES, dependencyTypesNot: ['type-only'] },
}));

/** A wing of the server imports those before it alone; it tells those after it by an event (src/server/platform/reactions.ts). */
const WINGS = [
  'school',
  'communication',
  'people',
  'finance',
  'admissions',
  'students',
  'academics',
  'hostels',
  'reports',
  'operations',
];

const wingRules = WINGS.slice(0, -1).map((wing, place) => ({
  name: `${wing}-imports-no-later-wing`,
  severity: 'error',
  from: { path: `^src/server/${wing}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^src/server/(${WINGS.slice(place + 1).join('|')})/` },
}));

const DRAWER = '/(utils|misc|common|helpers)/';
const TESTS = '\\.(test|stories)\\.tsx?$';

module.exports = {
  forbidden: [
    ...roomRules,
    ...typesOnly,
    ...wingRules,
    {
      name: 'start-imports-no-portal',
      severity: 'error',
      from: { path: MOUNTS_THE_SANDBOX },
      to: { path: '^src/(form|portal)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Types too: two files that need each other are one concept in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-drawer-for-everything',
      comment: 'A folder is named after what is in it.',
      severity: 'error',
      from: { path: DRAWER, pathNot: 'node_modules' },
      to: {},
    },
    {
      name: 'nothing-imports-a-drawer',
      severity: 'error',
      from: {},
      to: { path: DRAWER, pathNot: 'node_modules' },
    },
    {
      name: 'pure-rooms',
      comment:
        'Rules, catalogue and contract know no React, no server, no database; only reading and compiling touch files.',
      severity: 'error',
      from: { path: '^src/(rules|catalogue|contract)/', pathNot: TESTS },
      to: { path: '^node_modules/(react|react-dom|react-router-dom|fastify|pg|axios|@rjsf|@blueprintjs)/' },
    },
    {
      name: 'the-browser-compiles-nothing',
      comment: 'What reads and compiles declarations stays on the server: the page runs without unsafe-eval.',
      severity: 'error',
      from: { path: '^src/(form|portal)/', pathNot: TESTS },
      to: { path: '^(src/catalogue/(reading|compiling)/|node_modules/ajv/)' },
    },
    {
      name: 'one-adapter-for-rjsf',
      comment: "RJSF's next major version is one folder's work.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/form/rjsf/' },
      to: { path: '^node_modules/@rjsf/' },
    },
    {
      name: 'one-client-with-axios',
      comment: "Applicants' pages use fetch (docs/decisions/010).",
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/portal/session/', TESTS] },
      to: { path: '^node_modules/axios/' },
    },
    {
      name: 'applicants-load-no-client-of-signed-in-pages',
      severity: 'error',
      from: { path: '^src/(form|portal/(applicant|landing|api|ui))/' },
      to: { path: '^src/portal/session/(client|useSession)\\.ts$' },
    },
    {
      name: 'pictures-are-read-in-one-place',
      comment: 'Its limits and its queue bound what all pictures of a process need together.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/platform/images/', TESTS] },
      to: { path: '^node_modules/(sharp|@img)/' },
    },
    {
      name: 'domains-meet-at-service',
      comment: "A server domain may call another's service, never its statements or routes.",
      severity: 'error',
      from: { path: '^src/server/([^/]+)/([^/]+)/' },
      to: {
        path: '^src/server/[^/]+/[^/]+/(sql|routes)(\\.ts$|/)',
        pathNot: ['^src/server/$1/$2/', '^src/server/(platform|kit)/'],
      },
    },
    {
      name: 'the-platform-knows-no-domain',
      severity: 'error',
      from: { path: '^src/server/platform/' },
      to: { path: '^src/server/', pathNot: '^src/server/platform/' },
    },
    {
      name: 'the-kit-of-the-server-knows-no-domain',
      severity: 'error',
      from: { path: '^src/server/kit/' },
      to: { path: '^src/server/', pathNot: '^src/server/(platform|kit)/' },
    },
    {
      name: 'core-is-below-the-portal',
      comment: 'What every part of the portal may import knows none of them.',
      severity: 'error',
      from: { path: '^src/portal/core/' },
      to: { path: '^src/portal/', pathNot: '^src/portal/core/' },
    },
    {
      name: 'app-is-above-the-portal',
      comment: 'The application puts the parts together; none of them knows it.',
      severity: 'error',
      from: { path: '^src/portal/', pathNot: ['^src/portal/app/', TESTS] },
      to: { path: '^src/portal/app/' },
    },
    {
      name: 'looks-know-no-data',
      severity: 'error',
      from: { path: '^src/portal/ui/' },
      to: { path: '^src/portal/', pathNot: '^src/portal/(ui|core)/' },
    },
    {
      name: 'the-kit-knows-no-screen',
      severity: 'error',
      from: { path: '^src/portal/kit/' },
      to: { path: '^src/portal/', pathNot: '^src/portal/(ui|kit|api|session|core)' },
    },
    {
      name: 'a-screen-knows-no-other-screen',
      severity: 'error',
      from: { path: '^src/portal/applicant/([^/]+)/' },
      to: {
        path: '^src/portal/(applicant/[^/]+|landing|account|shell|staff|student)/',
        pathNot: [
          '^src/portal/applicant/$1/',
          '^src/portal/applicant/(session|drafts|offline|uploads|referees|payment|queries)/',
        ],
      },
    },
    {
      name: 'a-screen-of-staff-knows-no-other',
      comment: "What a wing's screens share stands in the wing's own folder.",
      severity: 'error',
      from: { path: '^src/portal/(staff|student)/([^/]+)/([^/]+)/' },
      to: {
        path: '^src/portal/(applicant|landing|account|shell|staff|student)/',
        pathNot: ['^src/portal/$1/$2/$3/', '^src/portal/$1/$2/[^/]+$'],
      },
    },
    {
      name: 'the-shell-and-accounts-know-no-screen',
      severity: 'error',
      from: { path: '^src/portal/(shell|account)/' },
      to: {
        path: '^src/portal/(applicant|landing|account|shell|staff|student)/',
        pathNot: ['^src/portal/$1/', '^src/portal/applicant/session/'],
      },
    },
    {
      name: 'sources-know-no-tests-or-scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: ['^(tests|scripts|\\.storybook)/', TESTS] },
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What a rival's pages and projects import is installed by the bench alone.
    exclude: { path: '^(dist|\\.data|tests/bench/rivals/stores/strapi)/|^tests/bench/rivals/.*/pages/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
