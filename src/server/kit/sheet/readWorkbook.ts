import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../../platform/workQueue.ts';
import type {
  BookAnswer,
  BookQuestion,
  ColumnLayout,
  SheetAnswer,
  SheetMessage,
  SheetQuestion,
  SheetRow,
  Survey,
} from './reading.ts';

/** One workbook at a time is read in this process, in a thread that may fail. */
const queue = new WorkQueue({
  atOnce: 1,
  waiting: 10,
  waitingEach: 4,
  busy: 'Many spreadsheets are being read now. Please try again in a moment',
});

/** Megabytes are of the thread's own heap; what it unpacks is beside it, in pieces. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8, codeRangeSizeMb: 16, stackSizeMb: 4 };
/** Of the thread's own time: while its rows are stored it waits. */
const LONGEST_MS = 30_000;

export type TakeRows = (rows: readonly SheetRow[]) => Promise<void>;

/** Says which column is which, or throws what the person is to be asked. */
export type ChooseLayout = (survey: Survey) => Promise<ColumnLayout>;

const NEVER_ASKED: ChooseLayout = () => Promise.reject(new Error('a survey came that nobody asked for'));

/**
 * Whatever becomes of the thread, there is an answer; rows come before it, no faster than they are taken. Owners take turns.
 * The question's bytes are gone afterwards. @throws Unavailable when too many wait, and what `take` and `choose` throw
 */
export const readWorkbook = (
  owner: string,
  question: SheetQuestion,
  take: TakeRows,
  choose: ChooseLayout = NEVER_ASKED,
): Promise<SheetAnswer> => queue.run(owner, () => inThread<SheetAnswer>(question, take, choose));

const NO_ROWS: TakeRows = () => Promise.reject(new Error('rows came before the book'));

/** All sheets at once, of a small book. The question's bytes are gone afterwards. @throws Unavailable when too many wait */
export const readWholeBook = (owner: string, question: BookQuestion): Promise<BookAnswer> =>
  queue.run(owner, () => inThread<BookAnswer>(question, NO_ROWS, NEVER_ASKED));

function inThread<Answer extends SheetAnswer | BookAnswer>(
  question: SheetQuestion | BookQuestion,
  take: TakeRows,
  choose: ChooseLayout,
): Promise<Answer> {
  const thread = new Worker(new URL('./thread/worker.ts', import.meta.url), {
    workerData: question,
    transferList: [question.bytes.buffer as ArrayBuffer],
    resourceLimits: MEMORY,
    env: {},
    execArgv: [],
  });
  return new Promise<Answer>((resolve, reject) => {
    let left = LONGEST_MS;
    let deadline: NodeJS.Timeout | undefined;
    let since = 0;
    const goOn = () => {
      since = performance.now();
      deadline = setTimeout(() => void thread.terminate(), left);
    };
    const rest = () => {
      clearTimeout(deadline);
      left = Math.max(0, left - (performance.now() - since));
    };
    const reply = async (work: Promise<unknown>) => {
      rest();
      const answer = await work;
      goOn();
      thread.postMessage(answer);
    };
    const stop = (error: Error) => {
      reject(error);
      void thread.terminate();
    };
    const giveUp = () => resolve({ refused: 'too much' } as Answer);
    goOn();
    thread
      .on('message', (message: SheetMessage) => {
        if ('answer' in message) resolve(message.answer as Answer);
        else if ('survey' in message) void reply(choose(message.survey)).catch(stop);
        else void reply(take(message.rows)).catch(stop);
      })
      .once('error', giveUp)
      .once('exit', () => {
        clearTimeout(deadline);
        giveUp();
      });
  });
}
