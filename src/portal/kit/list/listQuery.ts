import { useEffect, useRef, useState } from 'react';
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
  /** Of a link of `with` that is followed: the router's own way there follows. */
  show(address: string): void;
}

/** These say which part of the results is shown, not what is queried. */
const PLACE = ['page', 'after', 'before'];
const LOOKS = ['columns', 'file'];
/** Of the record on whose page a list is. An act on all that match refuses what is no filter. */
const RECORD = ['id'];

export const filterQuery = (query: QueryValues): QueryValues =>
  Object.fromEntries(
    Object.entries(query).filter(([name]) => ![...PLACE, ...LOOKS, ...RECORD, 'pageSize'].includes(name)),
  );

/**
 * The router draws a new address piece by piece, with the whole page around it. What draws at once does not wait for that: only
 * a list whose page reads nothing else from the address, since another reader still sees the one before.
 */
export function useListQuery({ drawsAtOnce = false }: { readonly drawsAtOnce?: boolean } = {}): ListQueryState {
  const [params, setParams] = useSearchParams();
  const [coming, setComing] = useState({ after: params, params });
  const shown = drawsAtOnce && coming.after === params ? coming.params : params;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  return {
    query: Object.fromEntries([...shown].filter(([, value]) => value !== '')),
    with: (changes) => `?${changed(shown, changes)}`,
    change(changes) {
      const query = Object.fromEntries(latest.current);
      latest.current = changed(latest.current, typeof changes === 'function' ? changes(query) : changes);
      setComing({ after: params, params: latest.current });
      setParams(latest.current, { replace: true });
    },
    show: (address) => setComing({ after: params, params: new URLSearchParams(address) }),
  };
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const staysAtItsPlace = Object.keys(changes).every((name) => PLACE.includes(name) || LOOKS.includes(name));
  const retained = [...params].filter(([name]) => staysAtItsPlace || !PLACE.includes(name));
  const marks = 'page' in changes ? { after: undefined, before: undefined } : {};
  const all: Changes = { ...Object.fromEntries(retained), ...marks, ...changes };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
