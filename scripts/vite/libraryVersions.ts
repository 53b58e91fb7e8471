import { readFileSync } from 'node:fs';

/** Whoever changes a version first reads the files that `slimBundles` replaces. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '@rjsf/core': '6.11.1',
  '@rjsf/utils': '6.11.1',
};

/** @throws Error that names each library of another version */
export function mustBeWrittenFor(versionOf: (name: string) => string = installedVersion): void {
  const others = Object.entries(WRITTEN_FOR).filter(([name, version]) => versionOf(name) !== version);
  if (others.length === 0) return;
  const differences = others
    .map(([name, version]) => `${name} is ${versionOf(name)}, and was ${version} when its files were read`)
    .join('; ');
  throw new Error(
    `slimBundles: ${differences}. Please read what scripts/vite/slimBundles.ts replaces in it, run the stories, then change the version in scripts/vite/libraryVersions.ts.`,
  );
}

const installedVersion = (name: string): string =>
  (
    JSON.parse(readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8')) as {
      version: string;
    }
  ).version;
