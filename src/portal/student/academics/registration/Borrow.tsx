import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { borrowableCourses, RegistrableCourses } from '#contract/academics/registration.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { useSession } from '../../../session/useSession.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Term } from './addresses.ts';

interface BorrowProps {
  readonly term: Term;
  /** Units; null without a permit. */
  readonly permit: number | null;
  readonly onLent: (lines: readonly RegistrableCourses['lines'][number][]) => void;
}

/** Courses of another department join the list; without a permit it says who gives one. */
export function Borrow({ term, permit, onLent }: BorrowProps) {
  const [departmentId, setDepartmentId] = useState<number>();
  if (permit === null)
    return (
      <p className="registration__small">
        To take a course of another department you need a permit. Your head of department gives it.
      </p>
    );
  return (
    <section className="sheet" aria-label="Courses of another department">
      <p>{`Your permit is for ${permit === 1 ? 'one unit' : `${permit} units`} of other departments' courses.`}</p>
      <Departments chosen={departmentId} onChoose={setDepartmentId} />
      {departmentId && <Lent key={departmentId} term={term} departmentId={departmentId} onLent={onLent} />}
    </section>
  );
}

function Departments({
  chosen,
  onChoose,
}: {
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}) {
  const session = useSession();
  const path = '/Department/all-departments';
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) =>
      session.call({ method: 'GET', path } as never, { signal }) as Promise<readonly { id: number; name: string }[]>,
  });
  return <SelectField label="Department" placeholder="Select…" options={data} value={chosen} onChoose={onChoose} />;
}

function Lent({
  term,
  departmentId,
  onLent,
}: Pick<BorrowProps, 'term' | 'onLent'> & { readonly departmentId: number }) {
  const { data, error, refetch } = useRead<typeof borrowableCourses>('/CourseRegistration/borrowable-courses', {
    ...term,
    departmentId,
  });
  useEffect(() => {
    if (data) onLent(data);
  }, [data, onLent]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <p>This department offers nothing in this semester.</p>;
  return data ? (
    <p>{`${data.length === 1 ? 'One course is' : `${data.length} courses are`} above, under Borrowed.`}</p>
  ) : null;
}
