import { Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/students/siwes-forms.json' with { type: 'json' };
import work from '#work/siwes-form.json' with { type: 'json' };
import { STUDENTS } from '#contract/students/pages.ts';
import type { siwesRecord } from '#contract/students/siwes.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';

const PATH = '/Student/siwes-form';

export function SiwesFormPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={STUDENTS.siwesForms.to} replace />;
  return (
    <Loaded<typeof siwesRecord> path={`${PATH}/:id`} params={{ id }}>
      {({ fullName, session, student, facts, digest, state, may }) => (
        <RecordPage
          title={`SIWES form of ${fullName}`}
          crumbs={[STUDENTS.siwesForms]}
          facts={[
            ['Status', <DeclaredCell column={declared.columns.state} value={state} />],
            ['Session', session],
            ...student,
            ...facts,
          ]}
          actions={may.length > 0 && <Steps work={work} path={PATH} record={{ id, state, may, digest }} />}
        >
          <History path={PATH} id={id} />
        </RecordPage>
      )}
    </Loaded>
  );
}
