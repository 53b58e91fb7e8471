import type { Plugin } from 'vite';

/**
 * What the form's libraries bring along and never use here, replaced by a line each. RJSF asks for markdown in texts
 * (ours are plain), resolves references by URI and merges `allOf` (a section has neither left), and carries a default
 * theme (`src/form/rjsf` gives its own fields and templates). Sizes are guarded by a test, behaviour by the stories.
 */
const STUBS: readonly { readonly id: RegExp; readonly code: string }[] = [
  { id: /node_modules\/markdown-to-jsx\/.*\.js$/, code: 'export const Markdown = ({ children }) => children;' },
  { id: /node_modules\/fast-uri\/.*\.js$/, code: 'export const equal = (a, b) => a === b; export const resolve = (base, ref) => ref; export default { equal, resolve };' },
  {
    id: /node_modules\/@rjsf\/utils\/lib\/schema\/shallowAllOfMerge\.js$/,
    code: 'export default () => { throw new Error("allOf is not part of the vocabulary"); };',
  },
  {
    id: /node_modules\/@rjsf\/core\/lib\/getDefaultRegistry\.js$/,
    code: 'export default () => ({ fields: {}, templates: { ButtonTemplates: {} }, widgets: {}, rootSchema: {}, formContext: {}, translateString: String, globalFormOptions: { idPrefix: "root", idSeparator: "_" } });',
  },
];

export function slimBundles(): Plugin {
  return {
    name: 'slim-bundles',
    enforce: 'pre',
    load: {
      filter: { id: STUBS.map(({ id }) => id) },
      handler: (path) => STUBS.find(({ id }) => id.test(path))?.code,
    },
  };
}
