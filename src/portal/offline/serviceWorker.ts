import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { formInHand, cachedFile } from './formCache.ts';
import { OFFLINE_PAGE, SHELL } from './shell.ts';

/** What the build tells: the files that an applicant's pages may ask for, and the first script of them all. */
declare const SHELL_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const ENTRY: string;

/**
 * Without a line an applicant's pages are drawn from here; with one, every page comes from the college, as if this were
 * not there. What is kept is of one build, whole: HTML that names another build's scripts is refused, and the worker is
 * then installed at a later visit. A new worker waits, as browsers have it, until the last page of the old build is
 * closed, which may yet ask for its chunks.
 */
addPlugins([{ cacheWillUpdate: async ({ request, response }) => (response.ok && await isOfThisBuild(request, response) ? response : null) }]);
precacheAndRoute([...SHELL_FILES], { cleanURLs: false, directoryIndex: '' });

registerRoute(/\/programmes\/[^/]+\/[^/]+\/[^/]+\.(?:js|json)$/, async ({ request }) => await cachedFile(request) ?? fetch(request));
registerRoute(new NavigationRoute(async ({ request, url }) => {
  const started = url.pathname === '/' && url.searchParams.has('app') ? await formInHand() : undefined;
  if (started) return Response.redirect(started.form);
  return fetch(request).catch(() => withoutLine(url.pathname));
}));

clientsClaim();

async function withoutLine(path: string): Promise<Response> {
  const inHand = await formInHand();
  if (inHand && path === '/') return Response.redirect(inHand.form);
  const isApplicants = inHand?.pages.includes(path.replace(/\/+$/, ''));
  return await matchPrecache(isApplicants ? SHELL : OFFLINE_PAGE) ?? Response.error();
}

async function isOfThisBuild({ url }: Request, response: Response): Promise<boolean> {
  return new URL(url).pathname !== SHELL || (await response.clone().text()).includes(ENTRY);
}
