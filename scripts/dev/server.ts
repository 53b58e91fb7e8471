/**
 * The server of `npm run dev`. It is started again when its sources change; when only a declaration does, the database
 * stays open and the app alone is made anew. A declaration with a mistake changes nothing: the last good ones serve on.
 */
import type { Catalogue } from '#catalogue/catalogue.ts';
import { DeclarationError } from '#catalogue/reading/declarationError.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { followDeclarations } from '#server/admissions/applications/service.ts';
import { plainReason } from '#server/plainReason.ts';
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
let told = '';

watchDeclarations(roots, serve);
await serve();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function serve(): Promise<void> {
  try {
    const catalogue = loadCatalogue(...roots);
    if (!isNews(catalogue)) return;
    if (server) await redeclare(server, catalogue);
    else ({ app } = server = await startServer(settings));
    tell({ kind: 'declared', data: pageData({ ...server.platform, catalogue }) });
  } catch (mistake) {
    if (!(mistake instanceof DeclarationError)) return fail(mistake);
    console.error(mistake.message);
    told = '';
    tell({ kind: 'mistake', file: mistake.file, line: mistake.line, sentence: mistake.message });
  }
}

/** Saving a file as it was is no news, unless it mends a mistake. */
function isNews({ programmes }: Catalogue): boolean {
  const before = told;
  told = programmes.map(({ id, version }) => `${id}/${version}`).join();
  return told !== before;
}

/** Applications that were begun follow, so that an open form shows what is being edited; schedules go on as they are. */
async function redeclare({ platform }: Server, catalogue: Catalogue): Promise<void> {
  const programmes = await publishProgrammes(platform.database, catalogue, platform.now());
  if (settings.sandbox) await followDeclarations(platform.database, catalogue);
  await app?.close();
  ({ app } = await listen({ ...platform, catalogue, programmes, jobs: { ...platform.jobs, schedule: async () => undefined } }));
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
