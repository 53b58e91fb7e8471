import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/** Copying a database on a disk takes ten times as long. A TMPDIR that is set stays. */
export function writeScratchToMemory(): void {
  if (process.env['TMPDIR'] === undefined && freeMemoryBytes() >= NEEDED_BYTES) process.env['TMPDIR'] = MEMORY;
}

function freeMemoryBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}
