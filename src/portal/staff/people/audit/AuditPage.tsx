import { useQuery } from '@tanstack/react-query';
import type { auditActions, auditEntries } from '#contract/people/audit.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { inWords } from '#rules/inWords.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSession } from '../../../session/useSession.ts';

export function Page() {
  const session = useSession();
  const { data = [] } = useQuery({ queryKey: ['audit-actions'], queryFn: () => session.call<typeof auditActions>({ method: 'GET', path: '/Audit/actions' }) });
  return (
    <ListPage<typeof auditEntries.list>
      title="Audit log"
      path="/Audit/entries"
      searches="Who did it: name or username"
      filters={[
        { name: 'action', title: 'Action', options: data.map((action) => ({ value: action, name: inWords(action) })) },
        { name: 'from', title: 'From' },
        { name: 'to', title: 'To' },
      ]}
      to={({ id }) => `${PEOPLE.auditEntry.to}?entry=${id}`}
      columns={[
        { name: 'action', title: 'What', shown: ({ action }) => inWords(action) },
        { name: 'actor', title: 'Who' },
        { name: 'subject', title: 'To what' },
        { name: 'at', title: 'When', sort: 'at', shown: ({ at }) => displayMoment(at) },
        { name: 'ip', title: 'From where' },
      ]}
      emptyWords="Nothing has been written down yet"
    />
  );
}
