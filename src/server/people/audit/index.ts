import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/audit.ts';
import { actorWords, subjectWords } from '#rules/audit/auditWords.ts';
import { codeWords } from '#rules/audit/codeWords.ts';
import type { Domain } from '../../platform/domain.ts';
import { changesOf } from '../../kit/history/changes.ts';
import { serveList } from '../../kit/list/serveList.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { auditList, findAuditEntry, listActions } from './sql.ts';
import { subjectPage } from './subjects.ts';

/** Every domain writes the log in the transaction of what it did; this one only reads it. */
export const audit: Domain = { name: 'audit', register: auditRoutes };

type Entry = Omit<RowOf<'find-audit-entry'>, 'subjectId' | 'detail'>;

const shown = ({ kind, about, key, actor, at, ...entry }: Entry, { claims }: Pick<User, 'claims'>) => ({
  ...entry,
  at: at.toISOString(),
  actor: actorWords(actor),
  subject: subjectWords(kind, about),
  subjectPage: subjectPage(kind, key, claims),
});

function auditRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.auditEntries, auditList, shown);

  route(app, contract.auditEntry, async ({ params, caller }) => {
    const [entry] = await findAuditEntry(platform.database, { entryId: params.id });
    if (!entry) throw notFound('There is no such entry');
    const { subjectId, detail, ...rest } = entry;
    return {
      ...shown(rest, caller),
      subjectId,
      changes: changesOf(detail as Record<string, unknown>),
    };
  });

  route(app, contract.auditActions, async () =>
    (await listActions(platform.database)).map(({ action }) => ({ id: action, name: codeWords(action) })),
  );
}
