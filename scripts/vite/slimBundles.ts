import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A module that stands for another one's default. */
const ours = (name: string) => `export { ${name} as default } from ${JSON.stringify(fileURLToPath(new URL(`../../src/form/rjsf/${name}.ts`, import.meta.url)))};`;

/**
 * What RJSF brings along and a section never needs, replaced by a line each: the resolving of references by
 * URI, the walk through references, branches and defaults, the comparing of what is no tree, and a theme of
 * its own (`src/form/rjsf` gives its fields and templates). The bench counts the bytes; the stories, which run
 * with this in place, guard the behaviour.
 */
const STUBS: readonly { readonly id: RegExp; readonly code: string }[] = [
  { id: /node_modules\/fast-uri\/index\.js(\?|$)/, code: 'export default { equal: (a, b) => a === b, resolve: (base, reference) => reference };' },
  { id: /node_modules\/@rjsf\/utils\/lib\/createSchemaUtils\.js(\?|$)/, code: ours('plainSchemaUtils') },
  { id: /node_modules\/@rjsf\/utils\/lib\/deepEquals\.js(\?|$)/, code: ours('plainEquals') },
  {
    id: /node_modules\/@rjsf\/core\/lib\/getDefaultRegistry\.js(\?|$)/,
    code: 'export default () => ({ fields: {}, templates: { ButtonTemplates: {} }, widgets: {}, rootSchema: {}, formContext: {}, translateString: String, globalFormOptions: {} });',
  },
];

/**
 * Private members, which the oldest browsers of the target have only as a map for each: of TanStack Query's, some sixty.
 * No class of its own inherits a member of the same name, so each is a plain one here, undeclared.
 */
const PRIVATE_MEMBERS = /node_modules\/@tanstack\/query-core\/build\/modern\/\w+\.js(\?|$)/;

export function slimBundles(): Plugin {
  return {
    name: 'slim-bundles',
    enforce: 'pre',
    /** A dependency that is bundled beforehand for development would not pass here. */
    config: () => ({ optimizeDeps: { exclude: ['@rjsf/core', '@rjsf/utils'], include: ['@rjsf/utils > react-is', '@rjsf/utils > jsonpointer'] } }),
    load: {
      filter: { id: STUBS.map(({ id }) => id) },
      handler: (path) => STUBS.find(({ id }) => id.test(path))?.code,
    },
    transform: {
      filter: { id: PRIVATE_MEMBERS },
      handler: (code) => ({ code: code.replaceAll(/^\s*#\w+;$/gm, '').replaceAll(/#(?=[a-z])/gi, '_'), map: null }),
    },
  };
}
