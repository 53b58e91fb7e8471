import { Link } from 'react-router-dom';
import type { Profile, ProfileSection } from '#contract/students/profiles.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Photograph } from '../../../kit/person/Photograph.tsx';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { AskForCorrection } from './AskForCorrection.tsx';
import { MedicalReads } from './MedicalReads.tsx';
import { OwnCorrections } from './OwnCorrections.tsx';
import './record.css';

/** What is locked, what is filled in, and what is still missing. */
export function Overview({ profile: { student, personalData, sections } }: { readonly profile: Profile }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Name', student.fullName],
    ['Matric number', student.matricNumber],
    ['Registration number', student.regNumber],
    ['Sex', student.sex],
    ['Date of birth', student.dateOfBirth && displayDate(student.dateOfBirth)],
    ['State of origin', student.stateOfOrigin],
    ['Programme', student.programme],
    ...(student.option === null ? [] : [['Option', student.option] as const]),
    ['Department', student.department],
    ['Faculty', student.faculty],
    ['Level', student.level],
    ['Mode of study', student.modeOfStudy],
    ['Entered in', student.entrySession],
    ['Status', student.status],
  ];
  const complete = sections.filter(({ lacks }) => lacks.length === 0).length;
  return (
    <div className="stack">
      <div className="own-record">
        <Photograph id={personalData.passport} name={student.fullName} />
        <RecordSheet
          title="Student record"
          facts={facts}
          actions={
            <>
              <AskForCorrection />
              <DownloadButton label="Download as PDF" path="/Student/student-profile.pdf" />
            </>
          }
        />
      </div>
      <section className="sheet" aria-labelledby="sections-title">
        <h2 id="sections-title">Profile</h2>
        <p>
          {complete === sections.length
            ? 'Your profile is complete.'
            : `${complete} of ${sections.length} sections are complete. Please fill in the others.`}
        </p>
        <ul className="own-record__sections">
          {sections.map((section) => (
            <SectionLine key={section.section} section={section} />
          ))}
        </ul>
      </section>
      <OwnCorrections />
      <MedicalReads />
    </div>
  );
}

function SectionLine({ section: { section, title, lacks, savedAt } }: { readonly section: ProfileSection }) {
  const isComplete = lacks.length === 0;
  return (
    <li>
      <Link to={{ search: `?section=${section}`, hash: '#record' }}>{title}</Link>
      <StatusTag look={isComplete ? 'success' : 'warning'}>
        {isComplete ? 'Complete' : savedAt ? 'Incomplete' : 'Empty'}
      </StatusTag>
      {!isComplete && <span className="own-record__lacks">Missing: {lacks.join(', ')}</span>}
    </li>
  );
}
