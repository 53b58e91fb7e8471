import type { KnipConfig } from 'knip';

/** Where the house is entered; what is reached from nowhere is dead. */
const config: KnipConfig = {
  entry: [
    'scripts/*.ts!',
    'scripts/dev/server.ts!',
    'src/server/main.ts!',
    'src/remita-sandbox/main.ts!',
    'src/portal/app/{entry,render}.tsx!',
    'src/portal/offline/serviceWorker.ts!',
    // What JSX is compiled to.
    'src/words/jsx{,-dev}-runtime.ts!',
    // What the stories that Storybook writes at its start import.
    '.storybook/programmes/*Story.tsx',
    // Started as processes, by path.
    'tests/bench/**/*Server.ts',
    // Named to vitest and playwright as reporters.
    'scripts/test/{vitest,playwright}Outcome.ts',
    // Fetched ahead of who imports its exports.
    'src/portal/shell/partsAhead.ts!',
    // Built by their HTML.
    'tests/bench/keys/pages/{ours,handWritten,ownTheme}.tsx',
    'tests/bench/list-page/pages/oursSheet.tsx',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'scripts/**/*.ts',
    'tests/**/*.{ts,tsx}',
    '.storybook/**/*.{ts,tsx}',
    // What they import is installed by the bench alone.
    '!tests/bench/rivals/**/pages/**',
  ],
  // The Node that every script runs on, fonts that are found by their address, what `npm run check` calls itself, and the icons that Blueprint imports.
  ignoreDependencies: ['node', '@blueprintjs/icons', 'dejavu-fonts-ttf', 'oxlint', 'oxlint-tsgolint', 'typescript-7'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
