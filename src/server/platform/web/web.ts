import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Announcement } from '#contract/communication/notices.ts';
import { unknownAddress } from '../errors.ts';
import type { WaitingRoom } from '../waiting-room/waitingRoom.ts';
import { sendWaitingPage } from '../waiting-room/waitingPage.ts';
import type { Platform } from '../platform.ts';
import { registerAssets } from './assets.ts';
import { builtPage, LANDING } from './page.ts';
import { pageData } from './pageData.ts';
import { registerAppManifest } from './appManifest.ts';
import { registerServiceWorker } from './serviceWorker.ts';
import { isOpenedByLink, PRIVATE_HEAD, PRIVATE_HEADERS } from './openedByLink.ts';
import { preloadsFor, registerForms, registerProgrammes } from './programmes.ts';

export interface WebOptions {
  readonly dist: string;
  readonly waitingRoom: WaitingRoom;
  readonly announcements: () => Promise<readonly Announcement[]>;
}

/** One page serves every address that is neither the API's nor a file's: the portal's own router reads it. */
export async function registerWeb(
  app: FastifyInstance,
  platform: Platform,
  { dist, waitingRoom, announcements }: WebOptions,
): Promise<void> {
  await registerAssets(app, dist);
  registerAppManifest(app, platform.settings.school);
  registerServiceWorker(app, { dist, offline: platform.settings.offline });
  registerProgrammes(app, platform.programmes);
  registerForms(app, platform.catalogue.forms);
  const page = await builtPage(dist);

  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) throw unknownAddress();
    if (!page) return reply.code(503).type('text/plain').send('The portal is not built yet: npm run build');
    const path = pathOf(request);
    const wait = await waitingRoom.admit(request, reply, isInside(platform, path) ? 'known' : 'newcomer');
    if (wait) return sendWaitingPage(reply, platform.settings.school, wait);
    const data =
      path === LANDING
        ? { ...pageData(platform), announcements: await announcements().catch(announceNothing(platform)) }
        : pageData(platform);
    const isPrivate = isOpenedByLink(platform, path);
    if (isPrivate) reply.headers(PRIVATE_HEADERS);
    const html = await page(path, data, (isPrivate ? PRIVATE_HEAD : '') + preloadsFor(platform.catalogue, path));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}

/** Whoever comes to a page of a programme has been here before. */
function isInside({ catalogue, programmes }: Platform, address: string): boolean {
  const path = address.replace(/\/+$/, '');
  return (
    path === '/login' ||
    catalogue.programmes.some(({ made, routes }) => !made && Object.values(routes).includes(path)) ||
    programmes.refused.some(({ pages }) => pages.includes(path))
  );
}

/** Without its database the landing page is the same, without announcements. */
const announceNothing =
  ({ log }: Platform) =>
  (error: unknown): readonly Announcement[] => {
    log.error({ err: error }, 'the landing page announces nothing');
    return [];
  };

function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    ['GET', 'HEAD'].includes(request.method) && path !== '/api' && !path.startsWith('/api/') && extname(path) === ''
  );
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] as string;
