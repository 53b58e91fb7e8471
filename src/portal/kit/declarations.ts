import { ApiError, UNHEARD } from '../api/apiError.ts';
import { useEffect, useReducer, useState } from 'react';
import type { Programme, ProgrammeSummary } from '#catalogue/programme.ts';

const requests = new Map<string, Promise<Programme>>();

/** A declaration is fetched once; a failure is forgotten, so that another try fetches it again. */
function loadDeclaration({ id, version }: ProgrammeSummary): Promise<Programme> {
  const path = `/programmes/${id}/${version}/declaration.json`;
  const known = requests.get(path);
  if (known) return known;
  const loading = fetchJson(path);
  requests.set(path, loading);
  loading.catch(() => requests.delete(path));
  return loading;
}

async function fetchJson(path: string): Promise<Programme> {
  const reply = await fetch(path).catch(() => {
    throw new ApiError(0, UNHEARD);
  });
  if (!reply.ok) throw new Error(`Request failed with status code ${reply.status}`);
  return reply.json() as Promise<Programme>;
}

interface Loaded {
  readonly declared?: readonly Programme[];
  readonly error?: Error;
  readonly retry: () => void;
}

const NOTHING: Omit<Loaded, 'retry'> = {};

export function useDeclarations(programmes: readonly ProgrammeSummary[], wanted: boolean): Loaded {
  const [result, setResult] = useState(NOTHING);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const versions = programmes.map(({ id, version }) => `${id}/${version}`).join();
  useEffect(() => {
    let isShown = true;
    setResult(NOTHING);
    if (wanted) {
      Promise.all(programmes.filter(({ hasForm }) => hasForm).map(loadDeclaration)).then(
        (declared) => {
          if (isShown) setResult({ declared });
        },
        (error: Error) => {
          if (isShown) setResult({ error });
        },
      );
    }
    return () => {
      isShown = false;
    };
    // `programmes` may be a new list with every render; the versions say what is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [versions, wanted, attempt]);
  return { ...result, retry };
}
