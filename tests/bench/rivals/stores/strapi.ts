import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../support/freePort.ts';
import { headersOf } from '../../store/shots.ts';
import { installed } from '../installed.ts';
import { fill, post } from './ask.ts';
import type { Contestant, Databases } from './contestant.ts';
import { run, type Program } from './running.ts';

const FOLDER = fileURLToPath(new URL('./strapi', import.meta.url));
const ADDRESS = '/api/applications';

/**
 * Strapi: the project in `strapi/`, with a token that opens everything. Its content type has no drafts to publish, which
 * would cost it a second row; who changed what it does not keep.
 */
export async function strapi({ databaseUrl, folder }: Databases, passports: readonly string[]): Promise<Contestant> {
  installed(FOLDER);
  mkdirSync(join(folder, 'uploads'));
  const start = (port: number) => run(programOf(databaseUrl, folder, port), port);
  const port = await freePort();
  const server = await start(port);
  try {
    const token = /^token (\w+)$/m.exec(server.output())![1]!;
    const ids = await fill(
      passports,
      async (answers) => (await post(port, ADDRESS, token, { data: answers }))['documentId'] as string,
    );
    return {
      name: 'Strapi',
      passports,
      requests: {
        load: (applicant) => ({ method: 'GET', path: `${ADDRESS}/${ids[applicant]}`, headers: headersOf(token) }),
        save: (applicant, answers) => ({
          method: 'PUT',
          path: `${ADDRESS}/${ids[applicant]}`,
          headers: headersOf(token),
          body: JSON.stringify({ data: answers }),
        }),
      },
      start,
      loaded: (data) => data,
    };
  } finally {
    await server.stop();
  }
}

const programOf = (databaseUrl: string, folder: string, port: number): Program => ({
  command: [join(FOLDER, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
  cwd: FOLDER,
  health: '/_health',
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    PUBLIC_DIR: folder,
    APP_KEYS: 'one-key-of-the-bench,another-key',
    ADMIN_JWT_SECRET: 'a-secret-of-the-bench',
    API_TOKEN_SALT: 'a-salt',
    TRANSFER_TOKEN_SALT: 'another-salt',
    STRAPI_TELEMETRY_DISABLED: 'true',
  },
});
