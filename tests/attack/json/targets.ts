/** An endpoint that takes a body. */
export interface JsonTarget {
  readonly method: string;
  readonly path: string;
  /** As the contract has it, such as `/Users/:id`. */
  readonly template: string;
  /** The members that it asks for. */
  readonly names: readonly string[];
}

interface Operation {
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: { readonly properties?: object } }>>;
  };
}

const WITH_BODIES = ['post', 'put', 'patch', 'delete'];

/** What would only shut the attack itself out, or everybody. */
const LEFT_OUT = /logout|log-out|change-password|deactivate/i;

/** Every endpoint of the server's own contract that takes a body. */
export async function jsonTargets(address: string): Promise<JsonTarget[]> {
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/') && !LEFT_OUT.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method]) => WITH_BODIES.includes(method))
        .map(([method, { requestBody }]) => ({
          method: method.toUpperCase(),
          template: path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1'),
          path: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
          names: Object.keys(requestBody?.content?.['application/json']?.schema?.properties ?? {}).slice(0, 12),
        })),
    );
}
