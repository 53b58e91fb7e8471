import type { Claim } from '#contract/people/claims.ts';
import type { StatedPage } from '#contract/kit/page.ts';
import { lazyPage, type PortalRoute } from './lazyPage.tsx';

/** A page inside the shell. */
export interface GuardedRoute extends PortalRoute {
  /** Without it one is led to /no_access. */
  readonly claim: Claim;
}

/** It draws what stands below its path too: create, edit, one record. */
export const AND_BELOW = '/*';

/** A page's file, below the wing's folder and without its ending, and how it is fetched. */
type Code = readonly [file: string, load: Parameters<typeof lazyPage>[1], below?: typeof AND_BELOW];

/** The pages that a wing states, each with its code. */
export const wingPages = <Key extends string>(stated: Readonly<Record<Key, StatedPage>>, folder: string, code: Readonly<Record<Key, Code>>): readonly GuardedRoute[] =>
  (Object.keys(stated) as Key[]).map((key) => {
    const { to, claim } = stated[key];
    const [file, load, below = ''] = code[key];
    return { path: to + below, claim, page: lazyPage(`src/portal/${folder}/${file}.tsx`, load) };
  });
