import amendment from '#work/score-amendment.json' with { type: 'json' };
import { workflow } from '../../kit/workflow/workflow.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { amendmentById } from './sql/amendments.ts';

export type FoundAmendment = RowOf<'score-amendment'>;

/** Of what a person saw of an amendment. */
export const amendmentDigest = ({ id, lineId, before, ca, exam, code, reason }: FoundAmendment): string =>
  jsonHash([id, lineId, before, ca, exam, code, reason]);

export const amendmentWork = workflow(amendment, 'score_amendment', {
  digestOf: async (tx, id) => amendmentDigest((await amendmentById(tx, { id }))[0]!),
});
