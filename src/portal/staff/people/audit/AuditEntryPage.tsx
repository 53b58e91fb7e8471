import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { auditEntry, AuditRecord } from '#contract/people/audit.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { codeWords } from '#rules/audit/codeWords.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import '../../../kit/list/list.css';

export function AuditEntryPage() {
  const id = Number(useSearchParams()[0].get('entry'));
  if (!id) return <Navigate to={PEOPLE.audit.to} replace />;
  return (
    <Loaded<typeof auditEntry> path="/Audit/entry/:id" params={{ id }}>
      {(entry) => <Entry entry={entry} />}
    </Loaded>
  );
}

const entriesWith = (filter: string, value: string): string =>
  `${PEOPLE.audit.to}?${filter}=${encodeURIComponent(value)}`;

const Entry = ({
  entry: { action, actor, at, ip, subject, subjectId, subjectPage, changes },
}: {
  readonly entry: AuditRecord;
}) => (
  <RecordPage
    title={codeWords(action)}
    crumbs={[PEOPLE.audit]}
    facts={[
      ['Who', actor],
      ['When', displayMoment(at)],
      ['From where', ip && <Link to={entriesWith('ip', ip)}>{ip}</Link>],
      ['To what', subjectPage ? <Link to={subjectPage}>{subject}</Link> : subject],
      ['Other entries', <Link to={entriesWith('subjectId', subjectId)}>All that was done to it</Link>],
    ]}
  >
    {changes.length > 0 && (
      <div className="list">
        <ChangeTable changes={changes} />
      </div>
    )}
  </RecordPage>
);

const ChangeTable = ({ changes }: Pick<AuditRecord, 'changes'>) => (
  <table className="table">
    <caption className="table__caption">What changed</caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ field, before, after }) => (
        <tr key={field}>
          <td>{codeWords(field)}</td>
          <td data-title="Before">{before ?? '-'}</td>
          <td data-title="After">{after ?? '-'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
