import type { departmentCourses, LecturerRecord } from '#contract/academics/courses.ts';
import type { RowOf } from '../../../kit/list/listProps.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useAssign } from './useAssign.ts';

interface OfferedRowProps {
  readonly offer: RowOf<typeof departmentCourses.list>;
  readonly lecturer: LecturerRecord;
}

/** A main lecturer is replaced only after a question. */
export function OfferedRow({ offer, lecturer: { userName, fullName, courses } }: OfferedRowProps) {
  const { id, code, title, department, option, levelId, semester, lecturer, assistants, mayChange } = offer;
  const held = courses.find(({ departmentCourseId }) => departmentCourseId === id);
  return (
    <tr aria-label={`${code}, ${department}${option ? `, ${option}` : ''}, ${levelId} Level`}>
      <td>
        <strong>{code}</strong>: {title}
        {option && ` (${option})`}
      </td>
      <td data-title="When">
        {levelId} Level, {semester}
      </td>
      <td data-title="Main lecturer">{lecturer ?? <StatusTag look="warning">Nobody yet</StatusTag>}</td>
      <td data-title="Assistants">{assistants ?? '-'}</td>
      <td className="courses__acts">
        <div>
          {mayChange ? <Acts offer={offer} lecturer={{ userName, fullName }} held={held} /> : 'By its department'}
        </div>
      </td>
    </tr>
  );
}

interface ActsProps {
  readonly offer: OfferedRowProps['offer'];
  readonly lecturer: Pick<LecturerRecord, 'userName' | 'fullName'>;
  /** The lecturer's own part in the course. */
  readonly held: LecturerRecord['courses'][number] | undefined;
}

function Acts({ offer, lecturer: { userName, fullName }, held }: ActsProps) {
  const assign = useAssign();
  const { id, code, lecturer, lecturerUserName } = offer;
  const give = (part: 'main' | 'assistant') => () =>
    assign({ departmentCourseId: id, userName, part, inPlaceOf: lecturerUserName });
  const instead =
    lecturer &&
    `${lecturer} is the main lecturer of ${code} now. ${fullName} will replace ${lecturer}, who will no longer teach the course. To keep both, make ${fullName} an assistant.`;
  const steppingDown =
    held?.isMain && `${fullName} is the main lecturer of ${code} now. It will have none until one is assigned.`;
  return (
    <>
      {!held?.isMain && (
        <Act
          label="Make main lecturer"
          done={`${fullName} is the main lecturer of ${code}`}
          act={give('main')}
          {...(instead && { question: instead })}
        />
      )}
      {(!held || held.isMain) && (
        <Act
          label="Make assistant"
          done={`${fullName} assists in ${code}`}
          act={give('assistant')}
          {...(steppingDown && { question: steppingDown })}
        />
      )}
    </>
  );
}
