import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { loadApplication, storeSection } from '#server/admissions/applications/sql.ts';
import { findToken } from '#server/platform/auth/sql.ts';
import { openDatabase } from '#server/platform/database/open.ts';

/**
 * What the product is measured against: Fastify and the same statements, with nothing between. No contract, no
 * validation, no journey, no rules, no error shapes.
 */
const { PORT, DATA_DIR, DATABASE_URL } = process.env;
const database = await openDatabase({ dataDir: DATA_DIR!, databaseUrl: DATABASE_URL || undefined });
const app = fastify();

const holder = async (authorization = '') => {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  return (await findToken(database, { tokenHash: hash, now: new Date() }))[0]!.applicationId;
};

app.get('/load', async ({ headers }) => {
  const [row] = await loadApplication(database, { applicationId: await holder(headers.authorization) });
  return { success: true, data: row };
});

app.post('/save', async ({ headers, body, ip }) => {
  const id = await holder(headers.authorization);
  await loadApplication(database, { applicationId: id });
  await storeSection(database, {
    applicationId: id,
    section: 'personal-details',
    answers: body as object,
    now: new Date(),
    completes: false,
    ip,
  });
  return { success: true, data: id };
});

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
