import type { Claim } from '#contract/people/claims.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import { lazyPage, type PortalRoute } from './lazyPage.tsx';

export interface GuardedRoute extends PortalRoute {
  /** A user without it is led to /no_access. */
  readonly claim: Claim;
}

/** The page also draws what is below its path: create, edit, one record. */
export const AND_BELOW = '/*';

/** `file` is below the wing's folder, without its ending. */
type Code = readonly [file: string, load: Parameters<typeof lazyPage>[1], below?: typeof AND_BELOW];

export const wingPages = <Key extends string>(
  stated: Readonly<Record<Key, PageDefinition>>,
  folder: string,
  code: Readonly<Record<Key, Code>>,
): readonly GuardedRoute[] =>
  (Object.keys(stated) as Key[]).map((key) => {
    const { to, claim } = stated[key];
    const [file, load, below = ''] = code[key];
    return { path: to + below, claim, page: lazyPage(`src/portal/${folder}/${file}.tsx`, load) };
  });
