import { readdirSync, readFileSync } from 'node:fs';

/** What the kernel says of processes and of the machine: Linux. Seconds of one core. */
const TICKS_A_SECOND = 100;

/** Fields of /proc/<pid>/stat behind the name, which may hold anything. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const sum = (values: readonly (string | number | undefined)[]) =>
  values.reduce<number>((total, value) => total + Number(value), 0);

/** What a process has computed, with those of its children that have ended. */
const secondsOf = (pid: number): number => sum(statOf(pid).slice(11, 15)) / TICKS_A_SECOND;

/** A process with all that it started. */
export const familySeconds = (parent: number): number => sumOfFamily(parent, secondsOf);

/** Likewise; what several of them share counts for each. */
export const familyMegabytes = (parent: number): number => sumOfFamily(parent, megabytesOf);

function sumOfFamily(parent: number, of: (pid: number) => number): number {
  return sum(
    [parent, ...childrenOf(parent)].map((pid) => {
      try {
        return of(pid);
      } catch {
        return 0;
      }
    }),
  );
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(statOf(pid)[1]) === parent;
      } catch {
        return false;
      }
    });
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** What of the memory is in use by this process, its own and shared; megabytes. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** What all cores have computed, whoever for. */
export function machineSeconds(): number {
  const [user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .trim()
    .split(/\s+/)
    .slice(1);
  return sum([user, nice, system, irq, softirq]) / TICKS_A_SECOND;
}
