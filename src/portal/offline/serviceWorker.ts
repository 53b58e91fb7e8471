import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { formInHand, cachedFile } from './formCache.ts';
import {
  cachedLanguageFile,
  cacheLanguage,
  filesOf,
  forgetOlderBuilds,
  renewLanguage,
  type LanguageFiles,
} from './languageCache.ts';
import { OFFLINE_PAGE, SHELL } from './shell.ts';

/** The build defines all three. */
declare const SHELL_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const ENTRY: string;
declare const LANGUAGE_FILES: LanguageFiles;

type Waiting = MessageEvent<{ readonly language?: string }> & { waitUntil(work: Promise<void>): void };

// HTML that names another build's scripts is refused: the worker is then installed at a later visit.
// A new worker waits until the last page of the old build is closed, which may yet ask for its chunks.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      response.ok && (await isOfThisBuild(request, response)) ? response : null,
  },
]);
precacheAndRoute([...SHELL_FILES], { cleanURLs: false, directoryIndex: '' });

registerRoute(
  /\/programmes\/[^/]+\/[^/]+\/[^/]+\.(?:js|json)$/,
  async ({ request }) => (await cachedFile(request)) ?? fetch(request),
);
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const started = url.pathname === '/' && url.searchParams.has('app') ? await formInHand() : undefined;
    if (started) return Response.redirect(started.form);
    return fetch(request).catch(() => offlineResponse(url.pathname));
  }),
);

const inLanguages = filesOf(LANGUAGE_FILES);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && inLanguages.has(url.pathname),
  async ({ request }) => (await cachedLanguageFile(request)) ?? fetch(request),
);
for (const [event, work] of [
  ['message', ({ data }: Waiting) => cacheLanguage(LANGUAGE_FILES, data.language)],
  ['install', () => renewLanguage(LANGUAGE_FILES).catch(() => undefined)],
  ['activate', () => forgetOlderBuilds(LANGUAGE_FILES)],
] as const)
  addEventListener(event, (happened) => (happened as Waiting).waitUntil(work(happened as Waiting)));

clientsClaim();

async function offlineResponse(path: string): Promise<Response> {
  const inHand = await formInHand();
  if (inHand && path === '/') return Response.redirect(inHand.form);
  const isApplicants = inHand?.pages.includes(path.replace(/\/+$/, ''));
  return (await matchPrecache(isApplicants ? SHELL : OFFLINE_PAGE)) ?? Response.error();
}

async function isOfThisBuild({ url }: Request, response: Response): Promise<boolean> {
  return new URL(url).pathname !== SHELL || (await response.clone().text()).includes(ENTRY);
}
