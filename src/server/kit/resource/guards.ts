import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { BulkAct } from '../bulk/serveBulk.ts';
import type { Resource } from './resource.ts';
import { switches } from './switches.ts';

/** Everybody who may call may change every row. */
export const unguarded = async (): Promise<() => undefined> => () => undefined;

/** @throws Error at boot where rows are guarded one by one, which a statement on many knows nothing of */
export function ownActs(
  { path }: Pick<Endpoint, 'path'>,
  { switchAll, mustStayActive }: Pick<Resource<never, never, never>, 'switchAll' | 'mustStayActive'>,
  rowGuardFor: unknown,
): Readonly<Record<string, BulkAct>> {
  if (rowGuardFor !== unguarded || mustStayActive)
    throw new Error(`The rows of ${path} are guarded, and its acts on many are the kit's`);
  return switchAll ? switches(switchAll) : {};
}

/** @throws Error at boot where rows are guarded and do not say what may be done with them */
export function requireMark({ path, reply }: Pick<Endpoint, 'path' | 'reply'>, isGuarded: boolean): void {
  const { properties = {} } = reply as { readonly properties?: object };
  if (isGuarded !== 'mayChange' in properties)
    throw new Error(`The rows of ${path} say \`mayChange\` in the contract, or are guarded, and not both`);
}
