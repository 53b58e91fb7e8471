import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address has page, size, order, search, filters and columns, so that a list can be sent on as it is. */
export type QueryValues = Readonly<Record<string, string>>;

type Changes = Readonly<Record<string, string | undefined>>;

export interface ListQueryState {
  readonly query: QueryValues;
  /** The query with these changes. A different question begins at its first page; an empty value removes a name. */
  with(changes: Changes): string;
  /** Builds on the last query, even if it has not been drawn yet: pass a function to change that one. */
  change(changes: Changes | ((query: QueryValues) => Changes)): void;
}

/** These say which part of the results is shown, not what is queried. */
const PLACE = ['page', 'after', 'before'];
const LOOKS = ['columns', 'file'];

export const filterQuery = (query: QueryValues): QueryValues =>
  Object.fromEntries(Object.entries(query).filter(([name]) => ![...PLACE, ...LOOKS, 'pageSize'].includes(name)));

export function useListQuery(): ListQueryState {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return {
    query: Object.fromEntries([...params].filter(([, value]) => value !== '')),
    with: (changes) => `?${changed(params, changes)}`,
    change(changes) {
      const query = Object.fromEntries(latest.current);
      latest.current = changed(latest.current, typeof changes === 'function' ? changes(query) : changes);
      setParams(latest.current, { replace: true });
    },
  };
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const staysAtItsPlace = Object.keys(changes).every((name) => PLACE.includes(name) || LOOKS.includes(name));
  const retained = [...params].filter(([name]) => staysAtItsPlace || !PLACE.includes(name));
  const marks = 'page' in changes ? { after: undefined, before: undefined } : {};
  const all: Changes = { ...Object.fromEntries(retained), ...marks, ...changes };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
