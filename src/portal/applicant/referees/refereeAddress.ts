import { followUpOf } from '#catalogue/followUp.ts';
import type { Endpoints } from '#catalogue/programme.ts';
import { REFEREE_ADDRESSES } from '#catalogue/registry/followUps.ts';

/** For programmes that ask referees. */
export function refereeAddress(
  endpoints: Endpoints,
  name: keyof typeof REFEREE_ADDRESSES,
): { readonly method: string; readonly path: string } {
  const { method, action } = REFEREE_ADDRESSES[name];
  return { method, path: `${followUpOf(endpoints, 'ask-referees')!.family}/${action}` };
}
