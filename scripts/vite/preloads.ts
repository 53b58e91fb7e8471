import type { Plugin } from 'vite';
import { withImports } from './withImports.ts';

interface Chunk {
  readonly imports: readonly string[];
}

/**
 * A chunk that is fetched later is named with all that it imports, so that these come at once. What the chunk that asks for it
 * imports itself is there by then: named again in each, it weighed 0.4 kB of a form (brotli, 2026-11-26).
 */
export function preloads() {
  const chunks = new Map<string, Chunk>();
  const plugin: Plugin = {
    name: 'preloads',
    generateBundle: (_options, bundle) => {
      for (const [file, made] of Object.entries(bundle)) if (made.type === 'chunk') chunks.set(file, made);
    },
  };
  const resolveDependencies = (_file: string, dependencies: string[], { hostId }: { readonly hostId: string }) => {
    const there = withImports([hostId], (file) => chunks.get(file)?.imports ?? []);
    return dependencies.filter((dependency) => !there.has(dependency));
  };
  return { plugin, resolveDependencies };
}
