import { type Answer, callerOf } from '../../support/call.ts';
import { besideOthers, type Beside } from '../bystander/bystander.ts';
import { peakSince } from '../peakMemory.ts';
import { premade } from '../premade.ts';
import { hostileFile, type HostileFile } from './hostileFile.ts';
import { demoApplicant, openSender, PROGRAMME } from './senders.ts';

export interface HostileOptions {
  /** Of a demo college, on this machine. */
  readonly address: string;
  readonly count: number;
  readonly seed: number;
  /** Of the server: where it is known, its memory is looked at (Linux). */
  readonly pid?: number;
  readonly atOnce?: number;
  /** For how long the idle server is asked first. */
  readonly idleMs?: number;
}

/** What a server did with hostile files, and what others had of it meanwhile. */
export interface HostileReport extends Omit<Beside<unknown>, 'result'> {
  readonly sent: number;
  /** Taken at every place that it was sent to. */
  readonly accepted: number;
  /** Refused in words that say what is wrong. */
  readonly refused: number;
  /** Asked to come again later. */
  readonly putOff: number;
  /** Answered by a fault, in no words, or not at all: what and how. */
  readonly faults: readonly string[];
  /** The server's resident memory before, and the most meanwhile; unknown without its pid. */
  readonly megabytes: { readonly idle: number; readonly peak: number } | undefined;
}

/** Sends files that wish the server ill, several at once, while somebody else goes on asking for pages. */
export async function sendHostileFiles({
  address,
  count,
  seed,
  pid,
  atOnce = 4,
  idleMs,
}: HostileOptions): Promise<HostileReport> {
  const files = await premade(count, (number) => hostileFile(seed, number));
  const applicant = { token: await demoApplicant(callerOf(address)), path: `/api${PROGRAMME.endpoints.load.path}` };
  const senders = await Promise.all(Array.from({ length: atOnce }, () => openSender(address)));
  const counts = { accepted: 0, refused: 0, putOff: 0 };
  const faults: string[] = [];
  if (pid !== undefined) peakSince(pid);
  const { result: idleMegabytes, ...waits } = await besideOthers(
    { address, applicant },
    async () => {
      const idle = pid === undefined ? 0 : peakSince(pid);
      await Promise.all(
        senders.map(async (send) => {
          for (let file = files.next(); file; file = files.next()) {
            const outcome = await send(file.item).then(outcomeOf, (error: unknown) => `no answer (${String(error)})`);
            if (outcome in counts) counts[outcome as keyof typeof counts] += 1;
            else faults.push(`${nameOf(file.item)}: ${outcome}`);
          }
        }),
      );
      return idle;
    },
    { ...(idleMs !== undefined && { idleMs }) },
  );
  files.remove();
  return {
    sent: count,
    ...counts,
    faults,
    ...waits,
    megabytes: pid === undefined ? undefined : { idle: idleMegabytes, peak: peakSince(pid) },
  };
}

const nameOf = ({ sentAs, name }: HostileFile): string => `${sentAs} '${name}'`;

/** Of all replies to one file the worst. */
function outcomeOf(answers: readonly Answer[]): string {
  const bad = answers.filter(({ status }) => status >= 400);
  const fault = bad.find(({ status, json, headers }) =>
    status >= 500 ? !(status === 503 && headers.has('retry-after')) : typeof json?.message !== 'string',
  );
  if (fault) return `${fault.status} ${fault.text.slice(0, 200)}`;
  if (bad.length === 0) return 'accepted';
  return bad.some(({ status }) => status === 503) ? 'putOff' : 'refused';
}
