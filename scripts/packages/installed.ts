/** What package-lock.json says of one package that is installed. */
export interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

export interface Lock {
  /** By the folder in which it is installed; '' is the college's own. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Installed extends LockedPackage {
  readonly name: string;
}

/** @returns every package of the lock, those for development too; one that is installed in several versions once for each */
export function everyPackage({ packages }: Lock): Installed[] {
  const found = new Map<string, Installed>();
  for (const [folder, locked] of Object.entries(packages)) {
    if (folder === '') continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const known = found.get(`${name}@${locked.version}`);
    // What one folder holds for development and another for production is production's.
    if (!known || known.dev) found.set(`${name}@${locked.version}`, { ...locked, name });
  }
  return [...found.values()];
}

export const production = (lock: Lock): Installed[] => everyPackage(lock).filter(({ dev }) => !dev);
