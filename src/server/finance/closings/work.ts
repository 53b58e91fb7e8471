import { closingWork as contract, type ClosingAssertions } from '#contract/finance/closings.ts';
import { closingMistake, type Span } from '#rules/finance/closing.ts';
import { displayDate } from '#rules/displayDate.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { Problem } from '../../platform/problem.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { booksNow } from './asking.ts';
import { assertionsOf } from './assertions.ts';
import { packOf } from './pack.ts';
import { closerNamed, findClosing, lockBooks, sealClosing } from './sql.ts';

type Found = RowOf<'find-closing'>;

export const nameOf = ({ span, fromDay, toDay }: Pick<Found, 'span' | 'fromDay' | 'toDay'>): string => {
  if (span === 'month') return `Month ${toDay.slice(5, 7)}/${toDay.slice(0, 4)}`;
  return fromDay === toDay ? `Day ${displayDate(toDay)}` : `Days ${displayDate(fromDay)} to ${displayDate(toDay)}`;
};

/** What was sealed, or what the books say now. */
export const assertionsFor = (db: Queryable, { assertions, fromDay, toDay }: Found): Promise<ClosingAssertions> =>
  assertions === null
    ? assertionsOf(db, { from: fromDay, to: toDay })
    : Promise.resolve(assertions as ClosingAssertions);

/** Of what a person looks at before they close it. */
export const digestOf = (assertions: ClosingAssertions): string => jsonHash(assertions);

export const closingWork = workflow(contract.work, 'closing', {
  digestOf: async (tx, id) => {
    const [found] = await findClosing(tx, { id });
    return digestOf(await assertionsFor(tx, found!));
  },
});

/** What is closed is sealed in the transaction of the step: no posting of its days comes in between, or later. */
export const seal: Took<typeof contract.work> = async (tx, { id, step, actor, now, digest }) => {
  if (step !== 'close') return;
  await lockBooks(tx);
  const closing = (await findClosing(tx, { id }))[0]!;
  const period = { from: closing.fromDay, to: closing.toDay };
  const span = closing.span as Span;
  // This one counts as closed by now.
  const before = { ...(await booksNow(tx, now)), closedThrough: closing.closedBefore };
  const mistake = closingMistake(span, period, before);
  if (mistake !== null || (span === 'day' && before.closedThrough !== null && period.from <= before.closedThrough))
    throw refused(mistake ?? 'some of these days were closed since. Please ask again');
  const assertions = await assertionsOf(tx, period);
  if (digestOf(assertions) !== digest) throw refused('the figures have changed since you opened it. Please look again');
  if (assertions.mistakes.length > 0) throw refused(assertions.mistakes.join('. '));
  const closedBy = (await closerNamed(tx, { actor }))[0]?.name ?? 'The college';
  const pack = await packOf(
    tx,
    { title: nameOf(closing), ...period, askedBy: closing.askedBy, closedBy, closedAt: now },
    assertions,
  );
  await sealClosing(tx, { id, assertions, seal: pack.seal, pack: pack.content, now, actor });
};

const refused = (message: string) => new Problem(409, message, { title: 'Not done!' });
