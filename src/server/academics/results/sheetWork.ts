import { SHEET } from '#contract/academics/states.ts';
import resultSheet from '#work/result-sheet.json' with { type: 'json' };
import { workflow } from '../../kit/workflow/workflow.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { loadSheet } from './sheet.ts';
import { sheetFactsById } from './sql/sheets.ts';

async function digestOf(tx: Queryable, sheetId: string): Promise<string> {
  const [sheet] = await sheetFactsById(tx, { sheetId });
  const { departmentCourseId, sessionId } = sheet!;
  return (await loadSheet(tx, { departmentCourseId, sessionId })).digest;
}

/** The row has the digest of what was approved last, until the sheet is with its lecturer again. */
export const sheetWork = workflow(resultSheet, 'result_sheet', {
  digestOf,
  sets: ({ to, digest, now }) => `digest = case when ${to} <> '${SHEET.open}' then ${digest} end, changed_at = ${now},
           round = round + (${to} = '${SHEET.open}')::int4`,
});
