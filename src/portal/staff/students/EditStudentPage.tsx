import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { correctStudent } from '#contract/students/corrections.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import type { StudentFacts, studentRecords } from '#contract/students/records.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { ownFiles } from '../../kit/form/ownFiles.ts';
import { newId } from '../../kit/newId.ts';
import { ReadPart } from '../../kit/record/ReadPart.tsx';
import { useSession } from '../../session/useSession.ts';
import { studentAt } from './addresses.ts';

export function EditStudentPage() {
  const admissionId = useSearchParams()[0].get('admission');
  if (!admissionId) return <Navigate to={STUDENTS.search.to} replace />;
  return (
    <ReadPart<typeof studentRecords>
      path="/Student/student-records"
      query={{ admissionId }}
      label="Loading the student"
    >
      {({ student }) => <Correct student={student} />}
    </ReadPart>
  );
}

function Correct({ student: { admissionId, fullName } }: { readonly student: StudentFacts }) {
  const session = useSession();
  const [files] = useState(() => ownFiles(session));
  const [request] = useState(newId);
  return (
    <FormPage
      title="Correct the record"
      crumbs={[STUDENTS.search, { name: fullName, to: studentAt(admissionId) }]}
      form="correction"
      files={files}
      done="The record is corrected"
      lead={`What you correct in the record of ${fullName} counts at once, and the student is told. The earlier answer, your reason and the evidence stay in it.`}
      save={async (answers) => {
        await session.call<typeof correctStudent>({
          method: 'POST',
          path: '/Student/correct-student',
          body: { admissionId, request, answers: { ...answers } },
        });
        return studentAt(admissionId);
      }}
    />
  );
}
