import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimBundles } from './scripts/vite/slimBundles.ts';
import { preloads } from './scripts/vite/preloads.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { purgeBlueprint } from './scripts/vite/purgeBlueprint.ts';
import { startsTogether, type Starts } from './scripts/vite/startsTogether.ts';

const API_SERVER = process.env['API_SERVER'] ?? 'http://127.0.0.1:3000';

/** Every sentence of a page passes there on its way to React: a chosen language has its translation (docs/decisions/066). */
const WORDS = '#words';

const pathOf = (file: string) => fileURLToPath(new URL(`src/portal/${file}`, import.meta.url));
const files = (...paths: readonly string[]) => ({ files: paths.map(pathOf) });

/** The landing page, an applicant's way, a form, what it needs offline; a login, the frame of who is signed in, what most pages need soon after, notices, the figures of a dashboard. */
const STARTS: Starts = {
  landing: { ...files('landing/LandingPage.tsx'), apart: true },
  way: {
    ...files(
      'applicant/generate-invoice/GenerateInvoicePage.tsx',
      'applicant/invoice/InvoicePage.tsx',
      'applicant/login/LoginPage.tsx',
      'applicant/preview/PreviewPage.tsx',
    ),
    apart: true,
  },
  form: files('applicant/application/ApplicationPage.tsx'),
  late: { ...files('applicant/offline/late.ts'), after: ['form'] },
  login: files('app/OtherPages.tsx', 'app/SignedInPages.tsx', 'account/login/SignInPage.tsx'),
  inside: files('app/OtherPages.tsx', 'app/SignedInPages.tsx', 'shell/Shell.tsx', 'shell/dashboard/DashboardPage.tsx'),
  ahead: { ...files('shell/partsAhead.ts', 'shell/palette/Palette.tsx'), after: ['inside'] },
  notices: { ...files('shell/notices/NoticeBoard.tsx', 'shell/notices/GeneralNotice.tsx'), after: ['inside', 'ahead'] },
  figures: { ...files('shell/dashboard/Figures.tsx', 'shell/dashboard/FigureSection.tsx'), after: ['inside', 'ahead'] },
};
const BEGUN = new Set(Object.values(STARTS).flatMap((start) => start.files));
const OTHER_PAGES: Starts = {
  pages: {
    files: globSync(pathOf('{account,applicant,shell,staff,student}/**/{*Page,StudentRecord}.tsx')).filter(
      (file) => !BEGUN.has(file),
    ),
    after: ['inside', 'ahead'],
    apart: true,
  },
};

/** Blueprint's parts come through its index; those that so many pages need come together, and so does what every page has. */
const INDEXED =
  /node_modules\/(@blueprintjs|@floating-ui|react-transition-group|classnames|dom-helpers|@babel\/runtime)\/|packages\/blueprint-icons\//;
/** React Query's index names it too, and only lists, reviews and relations of an office ask so. */
const SEVERAL_QUERIES = /@tanstack\/[^/]+\/.*\/(queriesObserver|useQueries)\.js/;
const WORDS_OF_PAGES = /src\/words\/|node_modules\/react\/.*jsx-runtime|rolldown\/runtime/;
const PAGES_THAT_SHARE = 30;

/** A section that is bound needs all of these. */
const BINDING =
  /src\/catalogue\/(binding\/(age|bindWith|conditions|reading)|eligibility)\.ts|src\/form\/binding\/binding\.ts/;

const GROUPS = [
  { name: 'blueprint', test: INDEXED, minShareCount: PAGES_THAT_SHARE },
  { name: 'words', test: WORDS_OF_PAGES, minShareCount: PAGES_THAT_SHARE },
  { name: 'binding', test: BINDING },
  {
    name: startsTogether({
      starts: { ...STARTS, ...OTHER_PAGES },
      entry: pathOf('app/entry.tsx'),
      indexed: new RegExp(`${INDEXED.source}|${SEVERAL_QUERIES.source}`),
    }),
  },
];

/** For Safari 15 a class field becomes an assignment: none here hides a setter. To define each weighed 0.3 kB of every page. */
const PLAIN_FIELDS = { assumptions: { setPublicClassFields: true } };

const { plugin: preloadsPlugin, resolveDependencies } = preloads();

/**
 * Two builds: the browser's (`dist/portal`, files under the hash of their content, each with its `.br`; a page names every
 * chunk that it may need, and what is random does not compress, so the hash is the shortest that will do), and the landing
 * page as the server draws it (`dist/ssr/render.js`, which needs no installed package).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: WORDS }),
    slimBundles(),
    purgeBlueprint(['src/portal', 'src/form']),
    ...(isSsrBuild ? [] : [preloadsPlugin, precompress()]),
  ],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true as const },
  server: {
    proxy: Object.fromEntries(
      ['/api', '^/programmes/.+/.+/', '/forms', '/remita-sandbox', '/demo/mailbox'].map((path) => [path, API_SERVER]),
    ),
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/portal',
    emptyOutDir: true,
    target: ['chrome100', 'safari15', 'firefox100'],
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies },
    cssCodeSplit: true,
    rollupOptions: isSsrBuild
      ? { input: { render: 'src/portal/app/render.tsx' } }
      : {
          input: 'index.html',
          transform: PLAIN_FIELDS,
          output: { hashCharacters: 'hex', codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
        },
  },
}));
