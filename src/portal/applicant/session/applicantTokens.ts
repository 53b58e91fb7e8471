import { deviceKey } from './deviceKeys.ts';

export interface HeldToken {
  readonly token: string;
  /** ISO moment. */
  readonly expires: string;
  readonly applicantId: string;
  /** The applicant said so at the login. */
  readonly isShared?: true;
}

/** Stored for the tab and, unless others use it too, for the device: a new tab and a killed browser come back to the form. */
export function applicantTokens(schoolShortName: string, programmeId: string) {
  const key = deviceKey(schoolShortName, 'applicant-token', programmeId);
  return {
    hold(held: HeldToken): void {
      this.drop();
      for (const storage of held.isShared ? [sessionStorage] : storages()) keep(storage, key, JSON.stringify(held));
    },
    held(now = Date.now()): HeldToken | null {
      for (const storage of storages()) {
        const held = read(storage, key);
        if (held && Date.parse(held.expires) > now) return held;
      }
      return null;
    },
    drop(): void {
      for (const storage of storages()) storage.removeItem(key);
    },
  };
}

const storages = (): readonly Storage[] => [sessionStorage, localStorage];

/** A full or forbidden storage must not stop an applicant: the other one may do. */
function keep(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    storage.removeItem(key);
  }
}

function read(storage: Storage, key: string): HeldToken | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as HeldToken | null;
  } catch {
    return null;
  }
}
