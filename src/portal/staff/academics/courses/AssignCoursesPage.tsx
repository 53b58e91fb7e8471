import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { lecturerCoursesAssigned } from '#contract/academics/courses.ts';
import { type Person, PersonInput } from '../../../kit/person/PersonInput.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { GiveCourse } from './GiveCourse.tsx';
import { TaughtCourses } from './TaughtCourses.tsx';
import '../../../kit/list/list.css';
import './courses.css';

export function AssignCoursesPage() {
  const [query, setQuery] = useSearchParams();
  const [person, setPerson] = useState<Person>();
  const field = useId();
  const lecturer = query.get('lecturer');
  const choose = (chosen: Person | undefined) => {
    setPerson(chosen);
    if (chosen) setQuery({ ...Object.fromEntries(query), lecturer: chosen.userName }, { replace: true });
  };
  return (
    <Page
      title="Assign courses"
      width="wide"
      crumbs={[{ name: 'User management' }, { name: 'Assign courses' }]}
      lead="A course has one main lecturer, who answers for it and its results; any number of others may assist."
    >
      <div className="stack">
        <section className="sheet courses__who" aria-label="Lecturer">
          <div className="field">
            <label className="field__label" htmlFor={field}>
              Lecturer
            </label>
            <PersonInput
              id={field}
              label="Lecturer"
              from="/CourseManagement/lecturers"
              chosen={person}
              onChoose={choose}
            />
          </div>
        </section>
        {lecturer && <Courses key={lecturer} userName={lecturer} />}
      </div>
    </Page>
  );
}

function Courses({ userName }: { readonly userName: string }) {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['/Lecturer/lecturer-courses-assigned', userName],
    queryFn: () =>
      session.call<typeof lecturerCoursesAssigned>({
        method: 'GET',
        path: '/Lecturer/lecturer-courses-assigned',
        query: { userName },
      }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={6} />;
  return (
    <>
      <TaughtCourses lecturer={data} />
      <GiveCourse lecturer={data} />
    </>
  );
}
