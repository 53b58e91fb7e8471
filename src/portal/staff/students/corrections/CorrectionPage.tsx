import { Link, Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/students/corrections.json' with { type: 'json' };
import work from '#work/correction-request.json' with { type: 'json' };
import type { correction } from '#contract/students/corrections.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { studentAt } from '../addresses.ts';

const PATH = '/Student/correction';

export function CorrectionPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={STUDENTS.corrections.to} replace />;
  return (
    <Loaded<typeof correction> path={`${PATH}/:id`} params={{ id }}>
      {({ fullName, admissionId, number, fact, changes, reason, evidence, requestedAt, requestedBy, state, may }) => (
        <RecordPage
          title={`${fact} of ${fullName}`}
          crumbs={[STUDENTS.corrections]}
          facts={[
            ['Status', <DeclaredCell column={declared.columns.state} value={state} />],
            ['Student', <Link to={studentAt(admissionId)}>{fullName}</Link>],
            ['Number', number],
            ...changes.flatMap(
              ([title, before, after]) =>
                [
                  [`${title}, as it stood`, before],
                  [`${title}, as it should be`, after],
                ] as const,
            ),
            ['Reason', reason],
            ['Requested by', requestedBy],
            ['Requested', displayMoment(requestedAt)],
          ]}
          actions={
            <>
              <Steps work={work} path={PATH} record={{ id, state, may }} />
              <DownloadButton label="See the evidence" path={`/Student/file/${evidence.id}`} name={evidence.name} />
            </>
          }
        >
          <History path={PATH} id={id} />
        </RecordPage>
      )}
    </Loaded>
  );
}
