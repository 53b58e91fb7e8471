import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address asks of a list: page, size, order, search, filters and columns, so that a list can be kept and sent on as it stands. */
export type QueryValues = Readonly<Record<string, string>>;

type Changes = Readonly<Record<string, string | undefined>>;

export interface ListQueryState {
  readonly asked: QueryValues;
  /** The address's query with these changes; another question begins at its first page. An empty value takes a name away. */
  with(changes: Changes): string;
  /** Builds on what was asked last, though the address may not have been drawn since: give a function to change that. */
  ask(changes: Changes | ((asked: QueryValues) => Changes)): void;
}

/** The names that say which part of the answer is looked at, not what is asked. */
const PLACE = ['page', 'after', 'before'];
const LOOKS = ['columns'];

/** Of what is asked, that by which rows are found: without the part that is looked at. */
export const filterQuery = (asked: QueryValues): QueryValues => Object.fromEntries(Object.entries(asked).filter(([name]) => ![...PLACE, ...LOOKS, 'pageSize'].includes(name)));

export function useListQuery(): ListQueryState {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => { latest.current = params; }, [params]);
  return {
    asked: Object.fromEntries(params),
    with: (changes) => `?${changed(params, changes)}`,
    ask(changes) {
      const asked = Object.fromEntries(latest.current);
      latest.current = changed(latest.current, typeof changes === 'function' ? changes(asked) : changes);
      setParams(latest.current, { replace: true });
    },
  };
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const staysAtItsPlace = Object.keys(changes).every((name) => PLACE.includes(name) || LOOKS.includes(name));
  const kept = [...params].filter(([name]) => staysAtItsPlace || !PLACE.includes(name));
  const marks = 'page' in changes ? { after: undefined, before: undefined } : {};
  const all: Changes = { ...Object.fromEntries(kept), ...marks, ...changes };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
