import type { medicalRecord, MedicalRecord } from '#contract/students/profiles.ts';
import { displayDate } from '#rules/displayDate.ts';
import { FindPage } from '../../kit/find/FindPage.tsx';
import { noResult } from '../../kit/noResult.ts';
import { RecordSheet } from '../../kit/record/RecordSheet.tsx';
import { useSession } from '../../session/useSession.ts';
import { Section } from './record/ProfileSections.tsx';

export function MedicalPage() {
  const session = useSession();
  return (
    <FindPage
      title="Medical records"
      lead="What a student has told the college's health officers. That you have read it is written down."
      button="Open"
      asks={{
        name: 'number',
        label: 'Matric number',
        help: 'Or the registration number, before there is one.',
        maxLength: 40,
        missing: 'please enter the number',
      }}
      find={(number) =>
        session.call<typeof medicalRecord>({ method: 'GET', path: '/Student/medical-record', query: { number } })
      }
      unknown={{ status: 404, words: noResult }}
    >
      {(record) => <Medical record={record} />}
    </FindPage>
  );
}

const Medical = ({
  record: { fullName, matricNumber, regNumber, sex, dateOfBirth, savedAt, medical, nextOfKin },
}: {
  readonly record: MedicalRecord;
}) => (
  <div className="stack">
    <RecordSheet
      title={fullName}
      facts={[
        ['Name', fullName],
        ['Matric number', matricNumber],
        ['Registration number', regNumber],
        ['Sex', sex],
        ['Date of birth', dateOfBirth && displayDate(dateOfBirth)],
        ['Saved', savedAt && displayDate(savedAt)],
      ]}
    />
    <Section section={medical} />
    <Section section={nextOfKin} />
  </div>
);
