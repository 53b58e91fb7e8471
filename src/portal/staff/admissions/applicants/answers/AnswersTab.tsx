import type { ApplicationAnswers, applicationAnswers } from '#contract/admissions/answers.ts';
import { LoadedPart } from '../../../../kit/record/LoadedPart.tsx';
import { Differences } from './Differences.tsx';
import { Marks } from './Marks.tsx';
import { Referees } from './Referees.tsx';
import { SectionSheet } from './SectionSheet.tsx';
import { SensitiveSheet } from './SensitiveSheet.tsx';
import './answers.css';

interface AnswersTabProps {
  /** The applicant's. */
  readonly id: string;
}

/** An application as the office reads it: what is unusual first, then every answer. */
export const AnswersTab = ({ id }: AnswersTabProps) => (
  <LoadedPart<typeof applicationAnswers>
    path="/Application/applications/:id/answers"
    params={{ id }}
    label="Loading the answers"
  >
    {(read) => <Answers id={id} read={read} />}
  </LoadedPart>
);

function Answers({ id, read }: AnswersTabProps & { readonly read: ApplicationAnswers }) {
  const { sections, saves, marks, differences, referees, isEarlier } = read;
  return (
    <div className="stack answers">
      {isEarlier && (
        <p className="notice">The form has been changed since. The questions are as this applicant read them.</p>
      )}
      {marks.length > 0 && <Marks marks={marks} />}
      {differences.length > 0 && <Differences differences={differences} />}
      {sections.length === 0 && <p className="notice">No section has been saved yet.</p>}
      {sections.map((section) => (
        <SectionSheet
          key={section.name}
          id={id}
          section={section}
          save={saves.find((save) => save.section === section.name)}
        />
      ))}
      {referees.length > 0 && <Referees id={id} referees={referees} />}
      <SensitiveSheet id={id} sections={[...sections, ...referees.flatMap(({ reference }) => reference)]} />
    </div>
  );
}
