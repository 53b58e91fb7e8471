/** The build's chunks by source file, or by a name of their own where several pages share one. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Files that the chunk names by address, such as a worker's script. */
  readonly assets?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

/** What the entry has brought already is left out. */
export function filesOf(
  manifest: Manifest,
  ...sources: readonly string[]
): { readonly styles: readonly string[]; readonly scripts: readonly string[] } {
  const needed = new Map<string, ManifestChunk>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || needed.has(name)) return;
    needed.set(name, chunk);
    chunk.imports?.forEach(walk);
  };
  sources.forEach(walk);
  const chunks = [...needed.values()];
  return { styles: [...new Set(chunks.flatMap(({ css = [] }) => css))], scripts: chunks.map(({ file }) => file) };
}
