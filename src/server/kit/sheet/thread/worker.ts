import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet, SheetAnswer, SheetMessage, SheetQuestion, SheetRow } from '../reading.ts';
import { openArchive, type Archive } from './archive.ts';
import { readDateStyles } from './dates.ts';
import { isCsv, readCsv } from './csv.ts';
import { findParts, type Parts } from './parts.ts';
import { readRows } from './sheet.ts';
import { readSharedStrings } from './strings.ts';

/** On Linux a thread has a priority of its own: requests for pages go before workbooks. */
const LOW = 10;
if (process.platform === 'linux') setPriority(LOW);

const port = parentPort!;
const tell = (message: SheetMessage) => port.postMessage(message);

tell({ answer: await answer(workerData as SheetQuestion) });
// A port that was listened to keeps its thread.
port.close();

/** Who stores them says when there is room for more. */
async function send(rows: readonly SheetRow[]): Promise<void> {
  if (rows.length === 0) return;
  tell({ rows });
  await once(port, 'message');
}

async function answer(question: SheetQuestion): Promise<SheetAnswer> {
  if (isCsv(question.bytes)) return readCsv(question, send).catch(() => ({ refused: 'too much' }));
  const workbook = await opened(question);
  if (!workbook) return { refused: 'no workbook' };
  return sheetOf(workbook, question).catch(() => ({ refused: 'too much' }));
}

interface Opened {
  readonly archive: Archive;
  readonly parts: Parts;
}

async function opened({ bytes, limits }: SheetQuestion): Promise<Opened | undefined> {
  try {
    const archive = openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits.unpackedBytes);
    return { archive, parts: await findParts(archive) };
  } catch {
    return undefined;
  }
}

async function sheetOf(
  { archive, parts: { firstSheet, sheetName, sharedStrings, styles, countsFrom1904 } }: Opened,
  question: SheetQuestion,
): Promise<Sheet> {
  const strings = sharedStrings === undefined ? [] : await readSharedStrings(archive.read(sharedStrings));
  const dateStyles = styles === undefined ? [] : await readDateStyles(archive.read(styles));
  const sheet = await readRows(archive.read(firstSheet), { strings, dateStyles, countsFrom1904 }, question, send);
  return { ...sheet, name: sheetName };
}
