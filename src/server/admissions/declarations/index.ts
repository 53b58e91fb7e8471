import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { redeclare } from '#catalogue/reading/redeclare.ts';
import type { Domain } from '../../platform/domain.ts';
import { createCatalogue } from '#catalogue/reading/load.ts';
import { followOthers } from '../../platform/jobs/followOthers.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasNewer, withPublications } from '../../platform/programmes/formPublications.ts';
import { publishProgrammes } from '../../platform/programmes/publishedProgrammes.ts';
import { logRefusals } from '../../platform/programmes/refusalText.ts';
import { folderState } from './folder.ts';
import { readApart } from './reading.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** A college's own programmes are read again when their files change: whoever publishes a form starts nothing anew. */
export const declarations: Domain = {
  name: 'declarations',
  async register(app, platform) {
    followPublications(app, platform);
    const roots = platform.settings.declarations;
    if (roots.length === 0) return;
    const { print, changedAt } = await folderState(roots);
    // What changed since the process began may have been read before the change.
    let [read, seen] = [changedAt < performance.timeOrigin ? print : '', print];
    followOthers(app, platform, 'declarations', async () => {
      const now = (await folderState(roots)).print;
      // A folder that is being copied is read once it has rested.
      const rests = now === seen;
      seen = now;
      if (!rests || now === read) return;
      await readAgain(app, platform, roots);
      read = now;
    });
  },
};

/** What officers have published in the portal, on whichever server. */
function followPublications(app: FastifyInstance, platform: Platform): void {
  const seen = new Map<string, string>();
  followOthers(app, platform, 'published forms', async () => {
    const { catalogue, database } = platform;
    if (!(await hasNewer(database, catalogue, seen))) return;
    await serve(app, platform, await withPublications(database, declaredIn(catalogue)));
  });
}

/** Types without a form are added again as they are made. */
const declaredIn = ({ programmes, forms, refusals }: Catalogue): Catalogue =>
  createCatalogue(
    programmes.filter(({ made }) => !made),
    forms.sections,
    refusals,
  );

async function readAgain(app: FastifyInstance, platform: Platform, roots: readonly string[]): Promise<void> {
  const { catalogue, database, log } = platform;
  const declared = await readApart([ROOT, ...roots]).catch(keepStanding(platform));
  if (!declared) return;
  const next = redeclare({
    standing: catalogue,
    read: declared,
    isOwn: (id) => !existsSync(join(ROOT, 'flows', id)),
  });
  await serve(app, platform, await withPublications(database, next));
  logRefusals(log, catalogue.refusals);
}

/** What is declared from now on is published first; then catalogue, versions and addresses change between two requests. */
async function serve(app: FastifyInstance, platform: Platform, next: Catalogue): Promise<void> {
  const { catalogue, programmes, database, log, now } = platform;
  const published = await publishProgrammes(database, next, now());
  const versions = new Set(catalogue.programmes.map(({ version }) => version));
  programmes.become(published);
  catalogue.declare(next);
  app.programmeRoutes.read(platform);
  for (const { id, version } of next.programmes)
    if (!versions.has(version)) log.info({ programme: id, version }, 'a programme is served as it is declared now');
}

/** What the program brought with it may be replaced at this moment, before it is started anew. */
const keepStanding =
  ({ log }: Platform) =>
  (error: unknown): undefined => {
    log.error({ err: error }, 'the declarations cannot be read: what was declared before is served on');
  };
