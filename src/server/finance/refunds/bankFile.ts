import { nairaFromKobo } from '#rules/money.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import type { Cell } from '../../kit/list/cells.ts';
import { csv } from '../../kit/list/csv.ts';
import { fileOfRequest, insertFile, lockApproved } from './sql.ts';
import { refundWork } from './work.ts';

type Approved = RowOf<'lock-approved-refunds'>;

/**
 * All that was approved goes to the bank in one file, and is in no other. Asked for again it is the same file; who comes second finds
 * nothing more to send.
 * @throws Problem 409 where nothing waits
 */
export const makeFile = ({ database, now }: Platform, request: string, { user, ip }: By): Promise<Made> =>
  database.transaction((tx) => sendApproved(tx, { request, actor: actorOf(user), ip, now: now() }));

interface Made {
  readonly id: number;
  readonly refunds: number;
}

interface Sending {
  readonly request: string;
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}

export async function sendApproved(tx: Queryable, { request, ...by }: Sending): Promise<Made> {
  const approved = await lockApproved(tx);
  const [repeated] = await fileOfRequest(tx, { request, actor: by.actor });
  if (repeated) return repeated;
  if (approved.length === 0)
    throw new Problem(409, 'Every approved refund is in a file already', { title: 'Nothing to send!' });
  const kobo = approved.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  const content = await contentOf(approved);
  const [file] = await insertFile(tx, { request, content, refunds: approved.length, kobo, ...by });
  const ids = approved.map(({ id }) => id);
  const answers = { fileId: file!.id };
  const sent = await refundWork.takeMany(tx, { ids, step: 'send', from: 'approved', reason: null, answers, ...by });
  if (sent.length !== ids.length) throw new Error('A refund that was locked did not go into its file');
  return { id: file!.id, refunds: sent.length };
}

const HEADINGS = ['Account number', 'Bank', 'Account name', 'Amount', 'Narration', 'Reference'];

async function contentOf(approved: readonly Approved[]): Promise<string> {
  let content = '';
  for await (const line of csv(rowsOf(approved))) content += line;
  return content;
}

async function* rowsOf(approved: readonly Approved[]): AsyncGenerator<readonly Cell[]> {
  yield HEADINGS;
  for (const { accountNumber, bank, accountName, amountKobo, reference, rrr } of approved)
    yield [
      accountNumber,
      bank,
      accountName,
      { naira: nairaFromKobo(amountKobo) },
      narrationOf(reference, rrr),
      reference,
    ];
}

/** What the payer reads in their own statement. */
const narrationOf = (reference: string, rrr: string | null): string =>
  rrr === null ? `Refund ${reference}` : `Refund ${reference} of RRR ${rrr}`;
