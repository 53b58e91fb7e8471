import { openingWork as contract, type OpeningFigures } from '#contract/finance/opening-balances.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { Problem } from '../../platform/problem.ts';
import { figuresOf } from './figures.ts';
import { lockOpening } from './sql/lines.ts';
import { findSheet, sealSheet } from './sql/sheets.ts';

/** What was sealed as it was signed, or what the ledger says now. */
export const figuresFor = (
  db: Queryable,
  { figures, debtKobo, creditKobo, students }: RowOf<'find-opening-sheet'>,
): Promise<OpeningFigures> =>
  figures === null ? figuresOf(db, { debtKobo, creditKobo, students }) : Promise.resolve(figures as OpeningFigures);

export const digestOf = (figures: OpeningFigures): string => jsonHash(figures);

export const openingSheetWork = workflow(contract.work, 'opening_sheet', {
  digestOf: async (tx, id) => {
    const [found] = await findSheet(tx, { id });
    return digestOf(await figuresFor(tx, found!));
  },
});

/** No line comes between what was seen and what is sealed. */
export const seal: Took<typeof contract.work> = async (tx, { id, step, actor, now, digest }) => {
  if (step !== 'sign') return;
  await lockOpening(tx);
  const [found] = await findSheet(tx, { id });
  const figures = await figuresFor(tx, found!);
  if (digestOf(figures) !== digest)
    throw new Problem(409, 'The figures have changed since you opened it. Please look again', { title: 'Not done!' });
  await sealSheet(tx, { id, figures, now, actor });
};
