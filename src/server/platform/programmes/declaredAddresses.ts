import { addressOf, bindingsOf, servedAt } from '#catalogue/bindings.ts';
import type { Binding, Endpoints } from '#catalogue/programme.ts';
import { firstWord, isReservedEndpoint } from '#catalogue/registry/reserved.ts';
import type { Platform } from '../platform.ts';

export interface Address {
  readonly method: Binding['method'];
  readonly path: `/${string}`;
}

/** A version may be older than the check of it. What a programme of the product declares today lies among the product's own. */
export function isOfProduct({ byId }: Pick<Platform['catalogue'], 'byId'>, programmeId: string, path: string): boolean {
  const programme = byId(programmeId);
  const words = programme ? bindingsOf(programme.endpoints).map((binding) => firstWord(binding.path)) : [];
  return isReservedEndpoint(path, true) && !words.includes(firstWord(path));
}

/** Every version counts: an old application is served at the addresses it always had, but for one that is another programme's today. */
export function declaredAddresses(
  { programmes, catalogue }: Pick<Platform, 'programmes' | 'catalogue'>,
  programmeId: string,
  pick: (endpoints: Endpoints) => readonly Binding[],
): Address[] {
  const others = new Set(
    catalogue.programmes
      .filter(({ id, hasForm }) => hasForm && id !== programmeId)
      .flatMap(({ endpoints }) => servedAt(endpoints).map(addressOf)),
  );
  const bound = programmes.all
    .filter(({ id }) => id === programmeId)
    .flatMap(({ endpoints }) => pick(endpoints))
    .filter((binding) => !others.has(addressOf(binding)) && !isOfProduct(catalogue, programmeId, binding.path));
  return [
    ...new Map(bound.map(({ method, path }) => [`${method} ${path}`, { method, path: path as `/${string}` }])).values(),
  ];
}
