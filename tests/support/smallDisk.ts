import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Databases } from './databases.ts';

/** A disk of its own, in memory, that a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Not a byte is left, until `free`. */
  fill(): void;
  free(): void;
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const mountAt = (folder: string, megabytes: number) =>
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'matricula', folder);

/** Only Linux's root may. */
export function isMountable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-mount-'));
  const mounted = mountAt(folder, 1);
  if (mounted) run('umount', folder);
  rmSync(folder, { recursive: true });
  return mounted;
}

export function smallDisk(databases: Databases, megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-disk-'));
  if (!mountAt(folder, megabytes)) throw new Error('No disk could be mounted');
  databases.whenOver(async () => {
    run('umount', '--lazy', folder);
    rmSync(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (let { bavail } = statfsSync(folder); bavail > 0; { bavail } = statfsSync(folder))
        writeSync(file, Buffer.alloc(bavail * 4096));
      closeSync(file);
    },
    free: () => rmSync(ballast),
  };
}
