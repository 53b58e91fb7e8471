import { RESITS } from '#contract/academics/states.ts';
import resitSheet from '#work/resit-sheet.json' with { type: 'json' };
import { workflow } from '../../kit/workflow/workflow.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { resitMarks } from './sql/resits.ts';

/** Of what a person saw: two with one digest have the same students and marks. */
export const resitDigest = (id: string, marks: readonly { readonly lineId: string; readonly mark: number }[]): string =>
  jsonHash([id, marks.map(({ lineId, mark }) => [lineId, mark])]);

export const resitWork = workflow(resitSheet, 'resit_sheet', {
  digestOf: async (tx, id) => resitDigest(id, await resitMarks(tx, { sheetId: id })),
  sets: ({ to, digest, now }) => `digest = case when ${to} <> '${RESITS.open}' then ${digest} end, changed_at = ${now},
           round = round + (${to} = '${RESITS.open}')::int4`,
});
