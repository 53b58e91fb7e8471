import { NonIdealState } from '@blueprintjs/core';
import type { LecturerRecord } from '#contract/academics/courses.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { offeredTo } from './offer.ts';
import { useAssign } from './useAssign.ts';

export function TaughtCourses({ lecturer }: { readonly lecturer: LecturerRecord }) {
  const { fullName, courses } = lecturer;
  const units = courses.reduce((sum, { unit }) => sum + unit, 0);
  return (
    <section aria-labelledby="taught">
      <h2 id="taught">Courses of {fullName}</h2>
      {courses.length === 0 && <NonIdealState className="nothing" description={`${fullName} teaches no course yet`} />}
      {courses.length > 0 && (
        <p>
          {courses.length === 1 ? 'One course' : `${courses.length} courses`}, {units} units.
        </p>
      )}
      {courses.length > 0 && (
        <div className="list">
          <table className="table">
            <caption className="table__caption">Courses of {fullName}</caption>
            <thead>
              <tr>
                {['Course', 'Unit', 'Offered to', 'Semester', 'Part', 'Change'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {courses.map((course) => (
                <TaughtRow key={course.departmentCourseId} course={course} lecturer={lecturer} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface TaughtRowProps {
  readonly course: LecturerRecord['courses'][number];
  readonly lecturer: LecturerRecord;
}

function TaughtRow({ course, lecturer: { fullName, userName } }: TaughtRowProps) {
  const assign = useAssign();
  const { departmentCourseId, code, title, unit, semester, isMain, changeable } = course;
  return (
    <tr>
      <td>
        <strong>{code}</strong>: {title}
      </td>
      <td data-title="Unit">{unit}</td>
      <td data-title="Offered to">{offeredTo(course)}</td>
      <td data-title="Semester">{semester}</td>
      <td data-title="Part">
        <Part isMain={isMain} />
      </td>
      <td className="courses__acts">
        <div>
          {changeable ? (
            <Act
              label="Take away"
              isDanger
              done={`${fullName} no longer teaches ${code}`}
              question={takenAway(course, fullName)}
              act={() => assign({ departmentCourseId, userName, part: null, inPlaceOf: null })}
            />
          ) : (
            'By its department'
          )}
        </div>
      </td>
    </tr>
  );
}

const Part = ({ isMain }: { readonly isMain: boolean }) => (
  <StatusTag look={isMain ? 'success' : 'notsubmitted'}>{isMain ? 'Main lecturer' : 'Assistant'}</StatusTag>
);

const takenAway = ({ code, isMain }: TaughtRowProps['course'], fullName: string) =>
  `${fullName} will no longer teach ${code}${isMain ? ', and it will have no main lecturer' : ''}. What was done for it stays.`;
