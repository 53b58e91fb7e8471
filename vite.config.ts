import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimBundles } from './scripts/vite/slimBundles.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { ownXstate } from './scripts/vite/ownXstate.ts';
import { purgeBlueprint } from './scripts/vite/purgeBlueprint.ts';

const API_SERVER = process.env['API_SERVER'] ?? 'http://127.0.0.1:3000';

/** What every applicant's page needs beside the entry: one chunk, for small ones compress badly. What only signed-in pages use of TanStack Query is not in it. */
const APPLICANT = /@tanstack(?!.*(queriesObserver|useQueries|mutationObserver|useMutation)\.)|idb-keyval|src\/catalogue\/(wireShape|checkOf)|src\/portal\/(api|applicant\/session)\/|applicant\/(offline\/waiting|uploads\/deviceFiles|drafts\/(reconcile|sameInSection|deviceStore|draftWriter|draftDatabase|lastWords))|kit\/(useAction|conflict\/sameAnswers)/;

/** What forms share with the pages before and after them: small parts too. */
const SHARED = /src\/(catalogue\/(registry\/(lookups|mappings|formats)|normalise|pointer)|rules\/(files|formats|normalisers|days\/typedDay)|form\/(services|section\/session|flow\/steps|answer\/ShortAnswer|lookups\/useOptions))\./;

/** The head of every page but the landing page. */
const PAGE_HEAD = /src\/portal\/ui\/(Page|Breadcrumbs)\./;

/** What a list of programmes shows of each, and an invoice too, with the start of every page: each is too small for a file of its own. */
const PROGRAMME_WORDS = /src\/(rules\/(money|displayDate|lagosDay)|portal\/(ui\/usePageStart|app\/(applicationWindow|chosen)))\./;

/** What a programme's card says beside. */
const CARD_WORDS = /src\/(catalogue\/registry\/qualifications|rules\/window\/dayWindow|portal\/app\/stages)\./;

/** Every sentence of a page passes there on its way to React: a chosen language has its translation (docs/decisions/066). */
const WORDS = '#words';

/** What every element passes; apart from React's it would be two files more. */
const WORDS_RUNTIME = /src\/words\/(jsx-runtime|translation|languages)\.|node_modules\/react\/.*jsx-runtime/;

/**
 * Two builds: the browser's (`dist/portal`, files under the hash of their content, each with its `.br`; a page names every
 * chunk that it may need, and what is random does not compress, so the hash is the shortest that will do), and the landing
 * page as the server draws it (`dist/ssr/render.js`, which needs no installed package).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ jsxImportSource: WORDS }), slimBundles(), ownXstate(), purgeBlueprint(['src/portal', 'src/form']), ...(isSsrBuild ? [] : [precompress()])],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true as const },
  server: { proxy: Object.fromEntries(['/api', '^/programmes/.+/.+/', '/forms', '/remita-sandbox', '/demo/mailbox'].map((path) => [path, API_SERVER])) },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/portal',
    emptyOutDir: true,
    target: ['chrome100', 'safari15', 'firefox100'],
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rollupOptions: isSsrBuild
      ? { input: { render: 'src/portal/app/render.tsx' } }
      : { input: 'index.html', output: { hashCharacters: 'hex', codeSplitting: { groups: [{ name: 'applicant', test: APPLICANT }, { name: 'shared', test: SHARED }, { name: 'programmes', test: PROGRAMME_WORDS }, { name: 'words', test: WORDS_RUNTIME }, { name: 'cards', test: CARD_WORDS }, { name: 'page', test: PAGE_HEAD }], includeDependenciesRecursively: false } } },
  },
}));
