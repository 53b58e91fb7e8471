import { globSync } from 'node:fs';

/** They speak to nobody, or of people whom we made up. */
const SPEAKS_NOT =
  /\.(test|stories)\.tsx?$|\/stories\/|\/demo\/|\bdemo\w*\.ts$|\/seed\w*\.ts$|\/sql\/|sql\.ts$|\/generated\/|\.d\.ts$/i;

/** The code below a folder, by paths from the root. */
export const sourceFiles = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !SPEAKS_NOT.test(file))
    .sort();
