import type { Binding, Endpoints } from '#catalogue/programme.ts';
import type { Platform } from '../platform.ts';

type Address = Pick<Binding, 'method'> & { readonly path: `/${string}` };

/** Every version counts: an old application is served at the addresses it always had. */
export function declaredAddresses({ programmes }: Platform, programmeId: string, pick: (endpoints: Endpoints) => readonly Binding[]): Address[] {
  const bound = programmes.all.filter(({ id }) => id === programmeId).flatMap(({ endpoints }) => pick(endpoints));
  return [...new Map(bound.map(({ method, path }) => [`${method} ${path}`, { method, path: path as `/${string}` }])).values()];
}
