import { Link, Navigate, useSearchParams } from 'react-router-dom';
import work from '#work/admission.json' with { type: 'json' };
import type { candidate } from '#contract/admissions/candidates.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import type { StudentRecord, studentRecords } from '#contract/students/records.ts';
import { ReadPart } from '../../kit/record/ReadPart.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { DownloadButton } from '../../kit/record/DownloadButton.tsx';
import { History } from '../../kit/workflow/History.tsx';
import { Steps } from '../../kit/workflow/Steps.tsx';
import { StoryParts } from '../admissions/candidates/StoryParts.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { editAt } from './addresses.ts';
import { Account } from './record/Account.tsx';
import { Corrections } from './record/Corrections.tsx';
import { Places } from './record/Places.tsx';
import { ProfileSections } from './record/ProfileSections.tsx';
import { TagsDialog } from './tags/TagsDialog.tsx';
import { recordFacts } from './record/recordFacts.tsx';

const WORK = '/AdmissionList/admission';

/** `?admission=` names whose page it is. */
export function StudentPage() {
  const admissionId = useSearchParams()[0].get('admission');
  if (!admissionId) return <Navigate to={STUDENTS.search.to} replace />;
  return (
    <ReadPart<typeof studentRecords>
      path="/Student/student-records"
      query={{ admissionId }}
      label="Loading the student"
    >
      {(record) => <Student record={record} />}
    </ReadPart>
  );
}

/** A student's whole story: what stands, what they filled in, what happened and why. */
function Student({ record: { student, may, places, account } }: { readonly record: StudentRecord }) {
  const { admissionId, fullName, state } = student;
  return (
    <RecordPage
      title={fullName}
      crumbs={[STUDENTS.search]}
      facts={recordFacts(student)}
      actions={
        <>
          <Steps work={work} path={WORK} record={{ id: admissionId, state, may }} />
          <Link className={buttonClass(undefined, 'outlined')} to={editAt(admissionId)}>
            Correct the record
          </Link>
          <TagsDialog student={student} />
          <Link className={buttonClass(undefined, 'outlined')} to={`${ADMISSIONS.clear.to}?id=${admissionId}`}>
            Documents
          </Link>
          <DownloadButton label="Profile as PDF" path={`/Student/profile-sections.pdf?admissionId=${admissionId}`} />
        </>
      }
      tabs={[
        { hash: 'profile', name: 'Profile', panel: <ProfileSections admissionId={admissionId} name={fullName} /> },
        {
          hash: 'story',
          name: 'Application and admission',
          panel: (
            <ReadPart<typeof candidate>
              path="/AdmissionList/candidate"
              query={{ number: student.regNumber }}
              label="Loading the application and the admission"
            >
              {(story) => <StoryParts candidate={story} />}
            </ReadPart>
          ),
        },
        { hash: 'corrections', name: 'Corrections', panel: <Corrections admissionId={admissionId} /> },
      ]}
    >
      {account && <Account studentId={student.studentId} fullName={fullName} account={account} />}
      <Places places={places} />
      <History path={WORK} id={admissionId} />
    </RecordPage>
  );
}
