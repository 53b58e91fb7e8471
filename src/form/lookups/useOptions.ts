import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Option } from '#catalogue/registry/lookups.ts';
import { useFormServices } from '../services.ts';

export type OptionList =
  | { readonly state: 'waiting' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly options: readonly Option[] }
  | { readonly state: 'failed'; retry(): void };

const WAITING: OptionList = { state: 'waiting' };
const LOADING: OptionList = { state: 'loading' };

/** After this long a list that failed is fetched again, as often as it takes: a busy server or a bad line is over by then. */
const AGAIN_MS = 10_000;

/** Without a lookup it stays `waiting`. The object stays the same while nothing changes. */
export function useOptions(lookup: string | undefined, parents: readonly unknown[]): OptionList {
  const services = useFormServices();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<string | null>(null);
  const isWaiting = !lookup || parents.some((parent) => parent === undefined);
  const key = [lookup, ...parents].join('/');
  const options = isWaiting ? undefined : services.optionsNow(lookup, parents);
  const isMissing = !isWaiting && options === undefined;
  const ready = useMemo(() => options && { state: 'ready' as const, options }, [options]);

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    services.loadOptions(lookup!, parents).then(
      () => isShown && arrived(),
      () => isShown && setFailed(key),
    );
    return () => {
      isShown = false;
    };
    // The key stands for lookup and parents.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [services, key, isMissing, attempt]);

  const isFailed = isMissing && failed === key;
  useEffect(() => {
    if (!isFailed) return;
    const timer = setTimeout(tryAgain, AGAIN_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [isFailed, attempt]);

  if (ready) return ready;
  if (isWaiting) return WAITING;
  if (isFailed)
    return {
      state: 'failed',
      retry: () => {
        setFailed(null);
        tryAgain();
      },
    };
  return LOADING;
}
