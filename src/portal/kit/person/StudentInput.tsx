import type { findStudents, FoundStudent } from '#contract/students/finding.ts';
import { useSession } from '../../session/useSession.ts';
import { FinderInput, type FinderProps, type Found } from './FinderInput.tsx';

export type Student = Pick<FoundStudent, 'id' | 'fullName'>;

interface StudentInputProps extends FinderProps {
  readonly chosen: Student | undefined;
  readonly onChoose: (student: Student | undefined) => void;
}

export const FIND_STUDENTS = '/Student/find-students';

export async function studentsNamed(
  session: ReturnType<typeof useSession>,
  search: string,
  signal: AbortSignal,
): Promise<Found[]> {
  const students = await session.call<typeof findStudents>(
    { method: 'GET', path: FIND_STUDENTS, query: { search } },
    { signal },
  );
  return students.map(({ id, fullName, number, programme, level }) => ({
    id,
    fullName,
    detail: `${number}, ${programme}, ${level}`,
  }));
}

export function StudentInput({ chosen, onChoose, ...props }: StudentInputProps) {
  const session = useSession();
  return (
    <FinderInput
      {...props}
      placeholder="Begin to type a number or a name"
      from={FIND_STUDENTS}
      search={(typed, signal) => studentsNamed(session, typed, signal)}
      chosen={chosen?.fullName}
      onChoose={onChoose}
    />
  );
}
