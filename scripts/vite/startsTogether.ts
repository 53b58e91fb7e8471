import { withImports } from './withImports.ts';

export type Starts = Readonly<Record<string, Start>>;

/** What a visit may begin with. */
interface Start {
  readonly files: readonly string[];
  /** What has come before them. */
  readonly after?: readonly string[];
  /** They are visited one at a time: what only such starts reach need not come together. */
  readonly apart?: true;
}

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

interface Given {
  readonly starts: Starts;
  /** Its chunk is there before any of them. */
  readonly entry: string;
  /** Packages that are imported through an index of all that they have, of which a bundle has a part. */
  readonly indexed: RegExp;
}

/** Characters of source; a smaller chunk costs more as a request than as bytes that a start did not need. */
const SMALL = 8000;

/**
 * Names the chunk of a module after the starts that reach it, so that what comes together in any case comes in one file, and no
 * start fetches what only another needs. A module that no start reaches has the chunk that the bundler gives it.
 */
export function startsTogether({ starts, entry, indexed }: Given) {
  let names: ReadonlyMap<string, string> | undefined;
  return (id: string, graph: Graph): string | null => {
    names ??= chunkNames(graph);
    return names.get(id) ?? null;
  };

  function chunkNames(graph: Graph): ReadonlyMap<string, string> {
    const chunks = new Map<string, string[]>();
    for (const [id, reached] of reachedBy(graph))
      if (reached.some((start) => !starts[start]!.apart)) {
        const name = reached.join('-');
        chunks.set(name, [...(chunks.get(name) ?? []), id]);
      }
    joinSmall(chunks, graph);
    return new Map([...chunks].flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));
  }

  function reachedBy(graph: Graph): ReadonlyMap<string, readonly string[]> {
    const first = below([entry], graph);
    for (const { files } of Object.values(starts)) for (const file of files) first.add(file);
    const found = new Map<string, readonly string[]>();
    for (const [start, { files, after = [] }] of Object.entries(starts))
      for (const id of below(files, graph)) {
        const before = found.get(id) ?? [];
        if (!first.has(id) && !after.some((each) => before.includes(each))) found.set(id, [...before, start]);
      }
    return found;
  }

  function below(roots: readonly string[], graph: Graph): Set<string> {
    const isWhole = (id: string) => !indexed.test(id);
    return withImports(roots.filter(isWhole), (id) => graph.getModuleInfo(id)?.importedIds.filter(isWhole) ?? []);
  }
}

/** With what one start fewer reaches, where that is small too. Chunks that differ in one start never import each other in a circle. */
function joinSmall(chunks: Map<string, string[]>, graph: Graph): void {
  const isSmall = (ids: readonly string[] | undefined) =>
    ids !== undefined && ids.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0) < SMALL;
  const startsOf = (name: string) => name.split('-');
  const longestFirst = [...chunks.keys()].toSorted((one, other) => startsOf(other).length - startsOf(one).length);
  for (const name of longestFirst) {
    const ids = chunks.get(name)!;
    const fewer = startsOf(name)
      .map((dropped) =>
        startsOf(name)
          .filter((start) => start !== dropped)
          .join('-'),
      )
      .find((other) => isSmall(chunks.get(other)));
    if (fewer === undefined || !isSmall(ids)) continue;
    chunks.get(fewer)!.push(...ids);
    chunks.delete(name);
  }
}
