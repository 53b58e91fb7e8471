export interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** A folder of this repository stands in its place. */
  readonly link?: boolean;
}

export interface Lock {
  /** By the folder in which it is installed; '' is the college's own. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Installed extends LockedPackage {
  readonly name: string;
}

/** @returns packages for development too, one entry for each version, and none that is our own */
export function everyPackage({ packages }: Lock): Installed[] {
  const packagesByKey = new Map<string, Installed>();
  for (const [folder, locked] of Object.entries(packages)) {
    if (locked.link || !folder.includes('node_modules/')) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const known = packagesByKey.get(`${name}@${locked.version}`);
    // A package installed for both development and production counts as production's.
    if (!known || known.dev) packagesByKey.set(`${name}@${locked.version}`, { ...locked, name });
  }
  return [...packagesByKey.values()];
}

export const production = (lock: Lock): Installed[] => everyPackage(lock).filter(({ dev }) => !dev);
