import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimBundles } from './scripts/vite/slimBundles.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { purgeBlueprint } from './scripts/vite/purgeBlueprint.ts';

const API_SERVER = process.env['API_SERVER'] ?? 'http://127.0.0.1:3000';

/** Every sentence of a page passes there on its way to React: a chosen language has its translation (docs/decisions/066). */
const WORDS = '#words';

/** Small parts that come together in any case compress better as one file. */
const GROUPS = [
  {
    name: 'applicant',
    test: /src\/(portal\/(api|applicant\/session)\/|portal\/applicant\/offline\/waiting|catalogue\/(wireShape|registry\/(mappings|lookups))\.ts$)/,
  },
  {
    name: 'drafts',
    test: /src\/portal\/applicant\/(drafts\/(draftDatabase|draftWriter|lastWords|deviceStore|reconcile|sameInSection)|uploads\/deviceFiles)\.ts$/,
  },
  {
    name: 'fields',
    test: /src\/(catalogue\/(pointer|normalise|followUp|checkOf|messages|checks|validate)|rules\/(days\/\w+|displayAnswer)|form\/(afterPress|services|section\/questionTitle|lookups\/useOptions|answer\/ShortAnswer))\.tsx?$/,
  },
];

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
    ...(isSsrBuild ? [] : [precompress()]),
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
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rollupOptions: isSsrBuild
      ? { input: { render: 'src/portal/app/render.tsx' } }
      : {
          input: 'index.html',
          output: { hashCharacters: 'hex', codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
        },
  },
}));
