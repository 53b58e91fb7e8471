import type { Caller } from './call.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: object;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** What tests read of the server's own description: its operations, by path and method. */
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export async function openApiOf(caller: Caller): Promise<OpenApi> {
  const { status, text } = await caller.call('GET', '/api/openapi.json');
  if (status !== 200) throw new Error(`No description: ${text}`);
  return JSON.parse(text);
}
