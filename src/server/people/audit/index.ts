import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/audit.ts';
import { inWords } from '#rules/inWords.ts';
import type { Domain } from '../../platform/domain.ts';
import { changesOf } from '../../kit/history/changes.ts';
import { serveList } from '../../kit/list/serveList.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { auditList, findAuditEntry, listActions } from './sql.ts';

/** Every domain writes the log in the transaction of what it did; this one only reads it. */
export const audit: Domain = { name: 'audit', register: auditRoutes };

function auditRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.auditEntries, auditList, (entry) => ({ ...entry, at: entry.at.toISOString() }));

  route(app, contract.auditEntry, async ({ params }) => {
    const [entry] = await findAuditEntry(platform.database, { entryId: params.id });
    if (!entry) throw notFound('There is no such entry');
    const { subject_id, detail, ...rest } = entry;
    return {
      ...rest,
      at: entry.at.toISOString(),
      subjectId: subject_id,
      changes: changesOf(detail as Record<string, unknown>),
    };
  });

  route(app, contract.auditActions, async () =>
    (await listActions(platform.database)).map(({ action }) => ({ id: action, name: inWords(action) })),
  );
}
