/**
 * The server of `npm run dev`. When only a declaration changes, the database stays open and the app alone is made anew;
 * with a mistake in it the last good declarations stay.
 */
import type { Catalogue } from '#catalogue/catalogue.ts';
import { DeclarationError } from '#catalogue/reading/declarationError.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { followDeclarations } from '#server/admissions/applications/service.ts';
import { createBackgroundJobs } from '#server/platform/background-jobs/createBackgroundJobs.ts';
import { Facts } from '#server/platform/facts.ts';
import { plainReason } from '#server/plainReason.ts';
import { Reactions } from '#server/platform/reactions.ts';
import { liveCatalogue } from '#server/platform/programmes/liveCatalogue.ts';
import { publishProgrammes } from '#server/platform/programmes/publishedProgrammes.ts';
import { readSettings } from '#server/platform/settings.ts';
import { pageData } from '#server/platform/web/pageData.ts';
import { listen, startServer, type Server } from '#server/start.ts';
import type { Declared } from './declared.ts';
import { watchDeclarations } from './watchDeclarations.ts';

const settings = readSettings(process.env);
const roots = ['.', ...settings.declarations] as const;
let server: Server | undefined;
let app: Server['app'] | undefined;
let reported = '';

watchDeclarations(roots, serve);
await serve();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function serve(): Promise<void> {
  try {
    const catalogue = loadCatalogue(...roots);
    const [refusal] = catalogue.refusals;
    if (refusal) throw refusal.mistake;
    if (!isNews(catalogue)) return;
    if (server) await redeclare(server, catalogue);
    else ({ app } = server = await startServer(settings));
    tell({ kind: 'declared', data: pageData({ ...server.platform, catalogue }) });
  } catch (mistake) {
    if (!(mistake instanceof DeclarationError)) return fail(mistake);
    console.error(mistake.message);
    reported = '';
    tell({ kind: 'mistake', file: mistake.file, line: mistake.line, sentence: mistake.message });
  }
}

/** A file saved unchanged is no news, unless it fixes a mistake. */
function isNews({ programmes }: Catalogue): boolean {
  const before = reported;
  reported = programmes.map(({ id, version }) => `${id}/${version}`).join();
  return reported !== before;
}

/**
 * Begun applications follow, so that an open form shows the edit. Schedules run on as they are; facts and reactions are
 * registered by the new app, and twice they would act twice.
 */
async function redeclare({ platform }: Server, catalogue: Catalogue): Promise<void> {
  const programmes = await publishProgrammes(platform.database, catalogue, platform.now());
  if (settings.sandbox) await followDeclarations(platform.database, catalogue);
  await app?.close();
  ({ app } = await listen({
    ...platform,
    catalogue: liveCatalogue(catalogue),
    programmes,
    jobs: { ...platform.jobs, schedule: async () => undefined },
    backgroundJobs: createBackgroundJobs(platform),
    facts: new Facts(),
    reactions: new Reactions(),
  }));
}

function tell(news: Declared): void {
  process.send?.(news);
}

function fail(error: unknown): void {
  console.error(plainReason(error));
  process.exit(1);
}

async function stop(): Promise<void> {
  await app?.close();
  await server?.close();
  process.exit(0);
}
