import type { Lookups } from '../../platform/lookups/lookups.ts';
import { dataRows } from '../../platform/lookups/dataFiles.ts';

const NIGERIA = 566;
/** Educationally less developed, as JAMB lists them. */
const ELDS = dataRows<string>('elds-states');

type Named = Pick<Lookups, 'list'>;

const statesByName = (lookups: Named): ReadonlyMap<string, { readonly id: number; readonly name: string }> =>
  new Map(lookups.list('states', [NIGERIA]).map(({ id, name }) => [name.toLowerCase(), { id: Number(id), name }]));

const partsOf = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** 'ogun,  Lagos' as 'Ogun, Lagos'; what is no state is named. */
export function readStates(
  lookups: Named,
  typed: string,
): { readonly text: string; readonly unknown: readonly string[] } {
  const known = statesByName(lookups);
  const parts = [...new Set(partsOf(typed).map((name) => known.get(name.toLowerCase())?.name ?? name))];
  return { text: parts.join(', '), unknown: parts.filter((name) => !known.has(name.toLowerCase())) };
}

export const stateIds = (lookups: Named, text: string): ReadonlySet<number> =>
  idsOf(statesByName(lookups), partsOf(text));

export const eldsStateIds = (lookups: Named): ReadonlySet<number> => idsOf(statesByName(lookups), ELDS);

/** @throws Error for a name in data/elds-states.json that is no state: it is no user's mistake */
function idsOf(known: ReadonlyMap<string, { readonly id: number }>, names: readonly string[]): ReadonlySet<number> {
  return new Set(
    names.map((name) => {
      const state = known.get(name.toLowerCase());
      if (!state) throw new Error(`No state is called '${name}'`);
      return state.id;
    }),
  );
}
