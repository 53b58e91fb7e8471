import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { Claim } from '#contract/people/claims.ts';
import { ACCOUNT_PAGES } from '#portal/account/pages.ts';
import type { PortalRoute } from '#portal/core/lazyPage.tsx';
import { otherRoutes } from '#portal/app/otherPages.ts';
import { portalRoutes } from '#portal/app/pages.ts';
import { SIGNED_IN_PAGES } from '#portal/app/signedInPages.ts';
import type { PortalData } from '#contract/shell/portalData.ts';
import { specifiedAddresses, type Audience, type SpecifiedAddress } from './specified.ts';

const OF_STUDENTS: readonly Claim[] = ['self', 'student', 'pay'];

/** The file of the page at each of the portal's routes that an audience may open; parameters have no names: `/verify_slip/*`. */
function builtPaths(): Readonly<Record<Audience, ReadonlyMap<string, string>>> {
  const data = { programmes: loadCatalogue('.').programmes } as unknown as PortalData;
  const open = [...portalRoutes(data), ...otherRoutes(data), ...ACCOUNT_PAGES].map(placed);
  const signedIn = (may: (claim: Claim) => boolean) =>
    SIGNED_IN_PAGES.filter(({ claim }) => may(claim))
      .map(placed)
      .flatMap(([path, file]): Placed[] => [
        [path, file],
        [path.replace('/*', ''), file],
      ]);
  const map = (pages: readonly Placed[]) =>
    new Map(pages.map(([path, file]): Placed => [path.replaceAll(/:\w+\??/g, '*'), file]));
  return {
    public: map(open),
    student: map([...open, ...signedIn((claim) => OF_STUDENTS.includes(claim))]),
    staff: map([...open, ...signedIn((claim) => claim !== 'student')]),
  };
}

type Placed = readonly [path: string, file: string];

const placed = ({ path, page }: PortalRoute): Placed => [path, page.file];

/** The specified addresses, each with the file of its page, where it has one of its own for the people whom it is for. */
export function addressPages(): (SpecifiedAddress & { readonly file: string | undefined })[] {
  const built = builtPaths();
  return specifiedAddresses().map((address) => ({
    ...address,
    file: built[address.audience].get(address.path.replaceAll(/\{\w+\}/g, '*')),
  }));
}

/** The specified addresses that are no page of their own for the people whom they are for. */
export const missingAddresses = (): SpecifiedAddress[] => addressPages().filter(({ file }) => file === undefined);
