import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Ends the name of each module of the portal's own copy. */
const COPY = '?portal';

/**
 * The portal's machines have a copy of XState of their own. A bundler keeps of a module what any page uses, so forms, which walk
 * a chart by the catalogue, would load what only a machine on a page needs.
 */
export function ownXstate(): Plugin {
  return {
    name: 'own-xstate',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !isOfCopy(source, importer)) return null;
      const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
      return found && { ...found, id: found.id + COPY };
    },
    load: (id) => (id.endsWith(COPY) ? readFile(id.slice(0, -COPY.length), 'utf8') : null),
  };
}

function isOfCopy(source: string, importer: string): boolean {
  if (importer.endsWith(COPY)) return source.startsWith('.');
  return /^xstate(\/|$)/.test(source) && /\/(src\/portal|node_modules\/@xstate\/react)\//.test(importer);
}
