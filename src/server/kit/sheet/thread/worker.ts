import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  BookAnswer,
  BookQuestion,
  ColumnLayout,
  Sheet,
  SheetAnswer,
  SheetMessage,
  SheetQuestion,
  SheetRow,
} from '../reading.ts';
import { bookOf } from './book.ts';
import { openFile, type OpenFile } from './openFile.ts';
import { Locked, OtherHeadings, TooLarge } from './refusals.ts';
import { placeOf, surveyOf } from './survey.ts';
import { Table } from './table.ts';

/** On Linux a thread has a priority of its own: requests for pages go before workbooks. */
const LOW = 10;
if (process.platform === 'linux') setPriority(LOW);

const port = parentPort!;
const tell = (message: SheetMessage) => port.postMessage(message);

tell({ answer: await answer(workerData as SheetQuestion | BookQuestion) });
// A port that was listened to keeps its thread.
port.close();

/** Who stores them says when there is room for more. */
async function send(rows: readonly SheetRow[]): Promise<void> {
  if (rows.length === 0) return;
  tell({ rows });
  await once(port, 'message');
}

async function answer(question: SheetQuestion | BookQuestion): Promise<SheetAnswer | BookAnswer> {
  let file: OpenFile;
  try {
    file = await openFile(question);
  } catch (error) {
    if (error instanceof Locked) return { refused: 'locked' };
    return { refused: error instanceof TooLarge ? 'too much' : 'no workbook' };
  }
  const read = 'headings' in question ? answerOf(file, question) : bookOf(file, question.limits);
  return read.catch((): BookAnswer => ({ refused: 'too much' }));
}

/** A file with other headings is shown first, and read again once it is known which column is which. */
async function answerOf(file: OpenFile, question: SheetQuestion): Promise<Sheet> {
  if (question.surveys !== 'first') {
    try {
      return await tableOf(file, question);
    } catch (error) {
      if (!(error instanceof OtherHeadings)) throw error;
    }
  }
  tell({ survey: await surveyOf(file, question.choice) });
  const [layout] = (await once(port, 'message')) as [ColumnLayout];
  return tableOf(file, question, layout);
}

async function tableOf(file: OpenFile, question: SheetQuestion, layout?: ColumnLayout): Promise<Sheet> {
  const table = new Table(question, layout);
  const place = placeOf(file, question.choice);
  await file.read(place, table, (pieces) => table.sending(pieces, send));
  await send(table.takeRows());
  const { encoding, separator } = file;
  if (encoding && separator) return { ...table.sheet, encoding, separator };
  const others = file.sheets.filter(({ isHidden }, index) => index !== place && !isHidden).map(({ name }) => name);
  return { ...table.sheet, name: file.sheets[place]!.name, others };
}
