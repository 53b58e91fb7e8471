import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../../platform/workQueue.ts';
import type { SheetAnswer, SheetQuestion } from './reading.ts';

/** One workbook at a time is read in this process, in a thread that may fail. */
const queue = new WorkQueue({ atOnce: 1, waiting: 10, waitingEach: 4, busy: 'Many spreadsheets are being read just now. Please try again in a moment' });

/** Megabytes are of the thread's own heap; what it unpacks is beside it, in pieces. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8, codeRangeSizeMb: 16, stackSizeMb: 4 };
const LONGEST_MS = 30_000;

/** Whatever becomes of the thread, there is an answer. Owners take turns. @throws Unavailable when too many wait */
export const readWorkbook = (owner: string, question: SheetQuestion): Promise<SheetAnswer> => queue.run(owner, () => inThread(question));

function inThread(question: SheetQuestion): Promise<SheetAnswer> {
  const thread = new Worker(new URL('./thread/worker.ts', import.meta.url), { workerData: question, resourceLimits: MEMORY, env: {}, execArgv: [] });
  return new Promise<SheetAnswer>((resolve) => {
    const giveUp = () => resolve({ refused: 'too much' });
    const deadline = setTimeout(() => void thread.terminate(), LONGEST_MS);
    thread.once('message', resolve).once('error', giveUp).once('exit', () => {
      clearTimeout(deadline);
      giveUp();
    });
  });
}
