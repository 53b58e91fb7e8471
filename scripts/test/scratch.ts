import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Has what tests write for a while stand in memory, where there is room: a database copied on a disk takes ten times as
 * long. Who has set TMPDIR keeps it.
 */
export function writeScratchToMemory(): void {
  if (process.env['TMPDIR'] === undefined && roomInMemory() >= ROOM_BYTES) process.env['TMPDIR'] = MEMORY;
}

/** In bytes; none where there is no such folder. */
function roomInMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}
