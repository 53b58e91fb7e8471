import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mustBeWrittenFor } from './libraryVersions.ts';
import { plainPrivateMembers } from './plainPrivateMembers.ts';

/** A module that stands for another one's default. */
const ours = (name: string) => `export { ${name} as default } from ${JSON.stringify(fileURLToPath(new URL(`../../src/form/rjsf/${name}.ts`, import.meta.url)))};`;

/** What RJSF asks of `fast-uri`; no section refers to anything but itself. */
const PLAIN_URI = '\0plain-uri';

/**
 * What RJSF brings along and a section never needs, replaced by a line each: the resolving of references by
 * URI, the walk through references, branches and defaults, the comparing of what is no tree, and a theme of
 * its own (`src/form/rjsf` gives its fields and templates). The bench counts the bytes; the stories, which run
 * with this in place, guard the behaviour. RJSF has no option for any of it: `Form` imports them by their files.
 */
const STUBS: readonly { readonly package: string; readonly id: RegExp; readonly code: string }[] = [
  { package: '@rjsf/utils', id: new RegExp(`^${PLAIN_URI}$`), code: 'export default { equal: (a, b) => a === b, resolve: (base, reference) => reference };' },
  { package: '@rjsf/utils', id: /node_modules\/@rjsf\/utils\/lib\/createSchemaUtils\.js(\?|$)/, code: ours('plainSchemaUtils') },
  { package: '@rjsf/utils', id: /node_modules\/@rjsf\/utils\/lib\/deepEquals\.js(\?|$)/, code: ours('plainEquals') },
  {
    package: '@rjsf/core',
    id: /node_modules\/@rjsf\/core\/lib\/getDefaultRegistry\.js(\?|$)/,
    code: 'export default () => ({ fields: {}, templates: { ButtonTemplates: {} }, widgets: {}, rootSchema: {}, formContext: {}, translateString: String, globalFormOptions: {} });',
  },
];

/**
 * Private members, which the oldest browsers of the target have only as a map for each: of TanStack Query's, some sixty.
 * No class of its own inherits a member of the same name, so each is a plain one here. The compiler has no option for it.
 */
const PRIVATE_MEMBERS = { package: '@tanstack/query-core', id: /node_modules\/@tanstack\/query-core\/build\/modern\/\w+\.js(\?|$)/ };

/** @throws Error where a library is not the version that this was written for, or its files are no longer where they were */
export function slimBundles(): Plugin {
  return {
    name: 'slim-bundles',
    enforce: 'pre',
    /** A dependency that is bundled beforehand for development would not pass here. */
    config: () => ({ optimizeDeps: { exclude: ['@rjsf/core', '@rjsf/utils'], include: ['@rjsf/utils > react-is', '@rjsf/utils > jsonpointer'] } }),
    configResolved: () => mustBeWrittenFor(),
    resolveId: { filter: { id: /^fast-uri$/ }, handler: () => PLAIN_URI },
    load: {
      filter: { id: STUBS.map(({ id }) => id) },
      handler: (path) => STUBS.find(({ id }) => id.test(path))?.code,
    },
    transform: {
      filter: { id: PRIVATE_MEMBERS.id },
      handler: (code) => ({ code: plainPrivateMembers(code), map: null }),
    },
    buildEnd(failure) {
      if (!failure) mustHaveMatched([...this.getModuleIds()]);
    },
  };
}

/**
 * @param modules the ids of all that was bundled
 * @throws Error where a package is among them and what is replaced of it is not
 */
export function mustHaveMatched(modules: readonly string[]): void {
  for (const { package: name, id } of [...STUBS, PRIVATE_MEMBERS]) {
    const isThere = modules.some((module) => module.includes(`/node_modules/${name}/`));
    if (isThere && !modules.some((module) => id.test(module))) throw new Error(`slimBundles: ${name} is bundled, and nothing of it matches ${id}. Please look where it has gone.`);
  }
}
