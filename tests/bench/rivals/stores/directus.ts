import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../support/freePort.ts';
import { headersOf } from '../../store/shots.ts';
import { installed } from '../installed.ts';
import { fill, post } from './ask.ts';
import type { Contestant, Databases } from './contestant.ts';
import { run, type Program } from './running.ts';
import schema from './strapi/src/api/application/content-types/application/schema.json' with { type: 'json' };

const FOLDER = fileURLToPath(new URL('./directus', import.meta.url));
/** What the command `directus` runs when it has asked the network for a newer version. */
const COMMAND = join(FOLDER, 'node_modules/@directus/api/dist/cli/run.js');
const TOKEN = 'a-static-token-of-the-bench';
const ITEMS = '/items/application';

/**
 * Directus: a collection with the same columns as Strapi's, saved with its administrator's static token, so that it looks
 * no permission up. It keeps who changed what, as a collection does unless told otherwise. Its `isolated-vm`, which runs
 * the scripts of flows and nothing here, is a newer one that brings its binary with it.
 */
export async function directus({ databaseUrl, folder }: Databases, passports: readonly string[]): Promise<Contestant> {
  installed(FOLDER);
  const start = (port: number) => run(programOf(databaseUrl, folder, port), port);
  const port = await freePort();
  const { env } = programOf(databaseUrl, folder, port);
  execFileSync(process.execPath, [COMMAND, 'bootstrap'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = await start(port);
  try {
    await post(port, '/collections', TOKEN, { collection: 'application', schema: {}, meta: {}, fields: fields() });
    const ids = await fill(passports, async (answers) => (await post(port, ITEMS, TOKEN, answers))['id'] as number);
    return {
      name: 'Directus',
      passports,
      requests: {
        load: (applicant) => ({ method: 'GET', path: `${ITEMS}/${ids[applicant]}`, headers: headersOf(TOKEN) }),
        save: (applicant, answers) => ({
          method: 'PATCH',
          path: `${ITEMS}/${ids[applicant]}`,
          headers: headersOf(TOKEN),
          body: JSON.stringify(answers),
        }),
      },
      start,
      loaded: (data) => data,
    };
  } finally {
    await server.stop();
  }
}

/** Nothing that would hold a load back or write a line of it, nothing sent home, and no studio. */
const programOf = (databaseUrl: string, folder: string, port: number): Program => ({
  command: [COMMAND, 'start'],
  cwd: folder,
  health: '/server/ping',
  env: {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: 'a-secret-of-the-bench-of-32-bytes-or-more',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'Portal#2026',
    ADMIN_TOKEN: TOKEN,
    TELEMETRY: 'false',
    LOG_LEVEL: 'silent',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    SERVE_APP: 'false',
    STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
    EXTENSIONS_PATH: join(folder, 'extensions'),
  },
});

interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly maxLength?: number;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  email: 'string',
  enumeration: 'string',
  text: 'text',
  integer: 'integer',
  date: 'date',
};

const fields = () =>
  Object.entries<Attribute>(schema.attributes).map(([field, { type, required = false, maxLength }]) => ({
    field,
    type: TYPES[type],
    meta: { required },
    schema: { is_nullable: !required, max_length: maxLength },
  }));
