import { randomBytes, timingSafeEqual } from 'node:crypto';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import { textOf } from './archive.ts';
import { run } from './catalog.ts';
import { restore, type RestoreOptions } from './restore.ts';

/**
 * The embedded database belongs to the server's process alone, so a backup asks that process: on a loopback port of its
 * own, to which no balancer leads, with a key in the data folder, which only the college's own user can read.
 */
export const controlFile = (dataDir: string): string => join(dataDir, 'door.json');

export interface ControlKey {
  readonly port: number;
  readonly key: string;
}

/** Paths are this machine's. */
export type ControlRequest =
  { readonly kind: 'copy'; readonly to: string } | ({ readonly kind: 'restore' } & RestoreOptions);

/** The result closes it. */
export async function openControlServer(platform: Platform): Promise<() => Promise<void>> {
  const { dataDir } = platform.settings;
  const key = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    const answer = (status: number, result: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(result));
    if (!fits(request, key)) return answer(401, { message: 'The key does not fit' });
    textOf(request as AsyncIterable<Buffer>)
      .then((body) => serve(platform, JSON.parse(body) as ControlRequest))
      .then(
        (result) => answer(200, result ?? null),
        (cause: Error) => answer(500, { message: cause.message }),
      );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  await writeFile(
    controlFile(dataDir),
    JSON.stringify({ port: (server.address() as AddressInfo).port, key } satisfies ControlKey),
    { mode: 0o600 },
  );
  return async () => {
    await rm(controlFile(dataDir), { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
}

async function serve(platform: Platform, request: ControlRequest): Promise<unknown> {
  if (request.kind === 'copy') return copyCluster(platform, request.to);
  return platform.life.restoring(() => restore({ ...platform, dataDir: platform.settings.dataDir }, request));
}

/** The one connection is held, so nothing is written meanwhile: the copy opens as after a loss of power. */
async function copyCluster({ database, settings }: Platform, to: string): Promise<void> {
  await database.transaction(async (tx) => {
    await run(tx, 'checkpoint');
    await cp(join(settings.dataDir, 'database'), join(to, 'database'), { recursive: true });
  });
}

function fits({ headers }: IncomingMessage, key: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
