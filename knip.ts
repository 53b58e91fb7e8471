import type { KnipConfig } from 'knip';

/** Where the house is entered; what is reached from nowhere is dead. */
const config: KnipConfig = {
  entry: [
    'scripts/*.ts!',
    'src/server/main.ts!',
    'src/remita-sandbox/main.ts!',
    'src/portal/app/{entry,render}.tsx!',
    // What the stories that Storybook writes at its start import.
    '.storybook/programmes/*Story.tsx',
    // Started as processes, by path.
    'tests/bench/**/*Server.ts',
  ],
  project: ['src/**/*.{ts,tsx}!', 'scripts/**/*.ts', 'tests/**/*.ts', '.storybook/**/*.{ts,tsx}'],
  // Its files are found by their address.
  ignoreDependencies: ['dejavu-fonts-ttf'],
  // Debian's way to the PostgreSQL that the tests may use.
  ignoreBinaries: ['apt-get'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
