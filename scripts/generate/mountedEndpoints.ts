import { pino } from 'pino';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { createApp, domains } from '#server/app.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { createClosingDates } from '#server/platform/programmes/closingDates.ts';
import { liveCatalogue } from '#server/platform/programmes/liveCatalogue.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Facts } from '#server/platform/facts.ts';
import { Reactions } from '#server/platform/reactions.ts';
import { readSettings } from '#server/platform/settings.ts';

export async function mountedEndpoints(catalogue: Catalogue): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  const listener: (typeof domains)[number] = {
    name: 'listener',
    register(app) {
      app.addHook('onRoute', ({ method, config }) => {
        if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint);
      });
    },
  };
  const app = await createApp(emptyPlatform(catalogue), { domains: [listener, ...domains] });
  await app.close();
  return endpoints;
}

/** Routes can be mounted on it and nothing else: its database is empty and its jobs never run. */
function emptyPlatform(catalogue: Catalogue): Platform {
  const nothing = async () => ({ rows: [], rowCount: 0 });
  const platform = {
    catalogue: liveCatalogue(catalogue),
    settings: readSettings({}),
    log: pino({ level: 'silent' }),
    now: () => new Date(0),
    closingDates: createClosingDates(),
    lookups: createCollegeLookups(() => new Date(0)),
    reactions: new Reactions(),
    facts: new Facts(),
    programmes: {
      all: catalogue.programmes.filter(({ hasForm }) => hasForm),
      refused: [],
      find: async () => undefined,
    },
    database: {
      kind: 'embedded',
      query: nothing,
      transaction: (work: (tx: Queryable) => unknown) => work({ query: nothing }),
      listen: nothing,
      close: nothing,
    },
    jobs: { schedule: nothing, close: nothing },
    backgroundJobs: { define: nothing, prompt: nothing, runDue: nothing, close: nothing },
    mail: { prompt: nothing, sendDue: nothing, close: nothing },
  };
  return platform as unknown as Platform;
}
