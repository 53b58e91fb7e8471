import type { Binding, Endpoints } from '#catalogue/programme.ts';
import type { Platform } from '../platform.ts';

type Address = Pick<Binding, 'method'> & { readonly path: `/${string}` };

/** Every version counts: an old application is served at the addresses it always had, but for one that is another programme's today. */
export function declaredAddresses(
  { programmes, catalogue }: Pick<Platform, 'programmes' | 'catalogue'>,
  programmeId: string,
  pick: (endpoints: Endpoints) => readonly Binding[],
): Address[] {
  const others = new Set(
    catalogue.programmes
      .filter(({ id, hasForm }) => hasForm && id !== programmeId)
      .flatMap(({ endpoints }) => bindingsOf(endpoints).map(keyOf)),
  );
  const bound = programmes.all
    .filter(({ id }) => id === programmeId)
    .flatMap(({ endpoints }) => pick(endpoints))
    .filter((binding) => !others.has(keyOf(binding)));
  return [
    ...new Map(bound.map(({ method, path }) => [`${method} ${path}`, { method, path: path as `/${string}` }])).values(),
  ];
}

export const bindingsOf = ({ login, load, slip, sections }: Endpoints): readonly Binding[] => [
  login,
  load,
  slip,
  ...Object.values(sections),
];

const keyOf = ({ method, path }: Binding) => `${method} ${path}`;
