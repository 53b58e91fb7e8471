import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortalRoute } from './lazyPage.tsx';

/**
 * Those that begin as the address does. At each change of an address, be it a list's page, the router orders all routes that it
 * is given and compiles their paths anew: with the 400 of the college that costs as much as drawing fifty rows. The same array
 * while the address begins so.
 */
export function useNearRoutes<Route extends Pick<PortalRoute, 'path'>>(routes: readonly Route[]): readonly Route[] {
  const here = firstPart(useLocation().pathname);
  return useMemo(() => routes.filter(({ path }) => firstPart(path) === here), [routes, here]);
}

const firstPart = (path: string) => path.split('/')[1]!.toLowerCase();
