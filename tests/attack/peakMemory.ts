import { readFileSync, writeFileSync } from 'node:fs';

/** The most memory (MB) that a process had resident since this was last called: what it has now, when it is called twice. Linux alone. */
export function peakSince(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Math.round(Number(kilobytes) / 1024);
}
