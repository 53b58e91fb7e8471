/** What the build writes of its chunks: by source file, or by a name of its own for what several share. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Files that it names by address: a worker's script. */
  readonly assets?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

/** The files of a page's modules and those they import, without what the entry has brought already. */
export function filesOf(manifest: Manifest, ...sources: readonly string[]): { readonly styles: readonly string[]; readonly scripts: readonly string[] } {
  const found = new Map<string, ManifestChunk>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(walk);
  };
  sources.forEach(walk);
  const chunks = [...found.values()];
  return { styles: [...new Set(chunks.flatMap(({ css = [] }) => css))], scripts: chunks.map(({ file }) => file) };
}
