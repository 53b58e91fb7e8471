import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { purgeBlueprint } from '../scripts/vite/purgeBlueprint.ts';
import { slimBundles } from '../scripts/vite/slimBundles.ts';

/** Built as the portal is, so that a story shows what an applicant sees. */
export default defineConfig({
  plugins: [react(), slimBundles(), purgeBlueprint(['src/portal', 'src/form'])],
  /** Found while a story plays, it would have the page loaded anew. */
  optimizeDeps: { include: ['fastest-levenshtein'] },
  build: { chunkSizeWarningLimit: 4000 },
});
