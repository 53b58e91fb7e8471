import type { Claim } from '#contract/people/claims.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import type { StudentKind } from '#rules/studentKind.ts';
import { lazyPage, type PageLoad, type PageName, type PortalRoute } from './lazyPage.tsx';

export interface GuardedRoute extends PortalRoute {
  /** A user without it is led to /no_access. */
  readonly claim: Claim;
  /** So is a student of these types. */
  readonly notFor?: readonly StudentKind[] | undefined;
  /** The page of the menu that it belongs to, where its path does not say so. */
  readonly under?: string | undefined;
}

/** The page also draws what is below its path: create, edit, one record. */
export const AND_BELOW = '/*';

/** `file` is below the wing's folder, without its ending. */
type Code = readonly [file: string, load: () => Promise<object>, below?: typeof AND_BELOW];

/** Each module exports a component that has the name of its file. */
type WithPages<Codes extends Readonly<Record<string, Code>>> = {
  readonly [Key in keyof Codes]: readonly [string, PageLoad<PageName<Codes[Key][0]>>, typeof AND_BELOW?];
};

export const wingPages = <const Codes extends Readonly<Record<string, Code>>>(
  defined: Readonly<Record<keyof Codes, PageDefinition>>,
  folder: string,
  code: Codes & WithPages<Codes>,
): readonly GuardedRoute[] =>
  Object.entries<PageDefinition>(defined).map(([key, { to, claim, notFor, under }]) => {
    const [file, load, below = ''] = code[key]!;
    return {
      path: to + below,
      claim,
      notFor,
      under,
      page: lazyPage(`src/portal/${folder}/${file}.tsx`, load as PageLoad<string>),
    };
  });
