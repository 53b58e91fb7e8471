import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mustBeWrittenFor } from './libraryVersions.ts';

const reexport = (name: string) =>
  `export { ${name} as default } from ${JSON.stringify(fileURLToPath(new URL(`../../src/form/rjsf/${name}.ts`, import.meta.url)))};`;

/** RJSF uses `fast-uri` to resolve references; no section refers to anything but itself. */
const PLAIN_URI = '\0plain-uri';

/**
 * Parts of RJSF that no section needs: references by URI, the walk through branches and defaults, deep comparison, a theme
 * (`src/form/rjsf` has ours). RJSF has no option for any: `Form` imports them by file. The stories, which run with this in place,
 * guard the behaviour. What each saves stands beside it (brotli, 2026-11-26): two are small, but without them the first section of
 * a form weighs 148.5 kB, and its budget is 140 (`tests/support/transfer.ts`).
 */
const STUBS: readonly { readonly package: string; readonly id: RegExp; readonly code: string }[] = [
  // 6.8 kB.
  {
    package: '@rjsf/utils',
    id: new RegExp(`^${PLAIN_URI}$`),
    code: 'export default { equal: (a, b) => a === b, resolve: (base, reference) => reference };',
  },
  // 11.1 kB.
  {
    package: '@rjsf/utils',
    id: /node_modules\/@rjsf\/utils\/lib\/createSchemaUtils\.js(\?|$)/,
    code: reexport('plainSchemaUtils'),
  },
  // 2.0 kB.
  {
    package: '@rjsf/utils',
    id: /node_modules\/@rjsf\/utils\/lib\/deepEquals\.js(\?|$)/,
    code: reexport('plainEquals'),
  },
  // 45.3 kB.
  {
    package: '@rjsf/core',
    id: /node_modules\/@rjsf\/core\/lib\/getDefaultRegistry\.js(\?|$)/,
    code: 'export default () => ({ fields: {}, templates: { ButtonTemplates: {} }, widgets: {}, rootSchema: {}, formContext: {}, translateString: String, globalFormOptions: {} });',
  },
];

export function slimBundles(): Plugin {
  return {
    name: 'slim-bundles',
    enforce: 'pre',
    /** What Vite bundles beforehand for development would not pass here; CommonJS that RJSF imports must be bundled. */
    config: () => ({
      optimizeDeps: {
        exclude: ['@rjsf/core', '@rjsf/utils'],
        include: ['react/jsx-runtime', '@rjsf/utils > react-is', '@rjsf/utils > jsonpointer'],
      },
    }),
    configResolved: () => mustBeWrittenFor(),
    resolveId: { filter: { id: /^fast-uri$/ }, handler: () => PLAIN_URI },
    load: {
      filter: { id: STUBS.map(({ id }) => id) },
      handler: (path) => STUBS.find(({ id }) => id.test(path))?.code,
    },
    buildEnd(failure) {
      if (!failure) mustHaveMatched([...this.getModuleIds()]);
    },
  };
}

/** @throws Error where a package is bundled and what is replaced of it is not */
export function mustHaveMatched(modules: readonly string[]): void {
  for (const { package: name, id } of STUBS) {
    const isThere = modules.some((module) => module.includes(`/node_modules/${name}/`));
    if (isThere && !modules.some((module) => id.test(module)))
      throw new Error(
        `slimBundles: ${name} is bundled, and nothing of it matches ${id}. Please look where it has gone.`,
      );
  }
}
