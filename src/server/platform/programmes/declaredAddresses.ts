import { addressOf, bindingsOf } from '#catalogue/bindings.ts';
import type { Binding, Endpoints } from '#catalogue/programme.ts';
import type { Platform } from '../platform.ts';

export interface Address {
  readonly method: Binding['method'];
  readonly path: `/${string}`;
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
      .flatMap(({ endpoints }) => bindingsOf(endpoints).map(addressOf)),
  );
  const bound = programmes.all
    .filter(({ id }) => id === programmeId)
    .flatMap(({ endpoints }) => pick(endpoints))
    .filter((binding) => !others.has(addressOf(binding)));
  return [
    ...new Map(bound.map(({ method, path }) => [`${method} ${path}`, { method, path: path as `/${string}` }])).values(),
  ];
}
