import type { PortalRoute } from './lazyPage.tsx';

/**
 * Those that begin as an address does. At each change of an address, be it a list's page, the router orders all routes that it
 * is given and compiles their paths anew: with the 400 of the college that costs as much as drawing fifty rows. No hook: with
 * one the bundler makes a file of React alone, a kilobyte more of every page.
 * @param here the address's first part
 */
export const nearRoutes = <Route extends Pick<PortalRoute, 'path'>>(
  routes: readonly Route[],
  here: string,
): readonly Route[] => routes.filter(({ path }) => firstPart(path) === here);

export const firstPart = (path: string) => path.split('/')[1]!.toLowerCase();
