import { useState } from 'react';
import { usePortalData } from '../../core/portalData.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';

/** How a person likes to see a list, as far as they have said so. */
export interface Looks {
  /** Names with commas between. */
  readonly columns?: string;
  readonly pageSize?: string;
  readonly isRoomy?: boolean;
}

/** A desk shows many rows at once; a phone ten, as the specification has it (section 9). */
const firstPageSize = (): string => (window.matchMedia('(min-width: 900px)').matches ? '50' : '10');

/** Remembered on this device for who is signed in; the columns are each list's own. */
export function useLooks(path: string) {
  const { school } = usePortalData();
  const { userName = '' } = useSignedIn() ?? {};
  const keys = { every: `${school.shortName}.looks.${userName}`, own: `${school.shortName}.looks.${userName}${path}` };
  const [looks, setLooks] = useState<Looks>(() => ({ ...read(keys.every), ...read(keys.own) }));
  const remember = ({ columns, ...every }: Looks) => {
    setLooks((before) => ({ ...before, ...every, ...(columns !== undefined && { columns }) }));
    if (columns === undefined) write(keys.every, { ...read(keys.every), ...every });
    else write(keys.own, { columns });
  };
  return { looks: { pageSize: firstPageSize(), ...looks }, remember };
}

function read(key: string): Looks {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Looks;
  } catch {
    return {};
  }
}

function write(key: string, looks: Looks): void {
  try {
    localStorage.setItem(key, JSON.stringify(looks));
  } catch {
    // Without space the choice lasts until the page is left.
  }
}
