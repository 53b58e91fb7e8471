import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { Claim } from '#contract/people/claims.ts';
import { ACCOUNT_PAGES } from '#portal/account/pages.ts';
import { otherRoutes } from '#portal/app/otherPages.ts';
import { portalRoutes } from '#portal/app/pages.ts';
import { SIGNED_IN_PAGES } from '#portal/app/signedInPages.ts';
import type { PortalData } from '#contract/shell/portalData.ts';
import { specifiedAddresses, type Audience, type SpecifiedAddress } from './specified.ts';

const OF_STUDENTS: readonly Claim[] = ['self', 'student', 'pay'];

/** The paths of the portal's routes that an audience may open, without parameters' names: `/verify_slip/*`. */
function builtPaths(): Readonly<Record<Audience, ReadonlySet<string>>> {
  const data = { programmes: loadCatalogue('.').programmes } as unknown as PortalData;
  const open = [...portalRoutes(data), ...otherRoutes(data), ...ACCOUNT_PAGES].map(({ path }) => path);
  const signedIn = (may: (claim: Claim) => boolean) =>
    SIGNED_IN_PAGES.filter(({ claim }) => may(claim)).flatMap(({ path }) => [path, path.replace('/*', '')]);
  const set = (paths: readonly string[]) => new Set(paths.map((path) => path.replaceAll(/:\w+\??/g, '*')));
  return {
    public: set(open),
    student: set([...open, ...signedIn((claim) => OF_STUDENTS.includes(claim))]),
    staff: set([...open, ...signedIn((claim) => claim !== 'student')]),
  };
}

/** The specified addresses that are no page of their own for the people whom they are for. */
export function missingAddresses(): SpecifiedAddress[] {
  const built = builtPaths();
  return specifiedAddresses().filter(({ audience, path }) => !built[audience].has(path.replaceAll(/\{\w+\}/g, '*')));
}
