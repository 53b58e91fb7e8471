import declared from '#lists/people/audit.json' with { type: 'json' };
import type { auditEntries } from '#contract/people/audit.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

export const AuditPage = () => (
  <ListPage<typeof auditEntries.list>
    declared={declared}
    path="/Audit/entries"
    to={({ id }) => `${PEOPLE.auditEntry.to}?entry=${id}`}
  />
);
