import type { searchLecturers } from '#contract/academics/courses.ts';
import type { searchStaff } from '#contract/people/appointments.ts';
import { useSession } from '../../session/useSession.ts';
import { FinderInput, type FinderProps } from './FinderInput.tsx';

export interface Person {
  readonly userName: string;
  readonly fullName: string;
}

interface PersonInputProps extends FinderProps {
  /** Where staff are searched: among all of them by default. */
  readonly from?: '/Lecturer/lecturers' | '/CourseManagement/lecturers' | undefined;
  readonly chosen: Person | undefined;
  readonly onChoose: (person: Person | undefined) => void;
}

export function PersonInput({ from = '/Lecturer/lecturers', chosen, onChoose, ...props }: PersonInputProps) {
  const session = useSession();
  return (
    <FinderInput
      {...props}
      placeholder="Begin to type a name"
      from={from}
      search={async (search, signal) => {
        const people = await session.call<typeof searchStaff | typeof searchLecturers>(
          { method: 'GET', path: from, query: { search } },
          { signal },
        );
        return people.map(({ userName, fullName, role }) => ({
          id: userName,
          fullName,
          detail: `${userName}, ${role}`,
        }));
      }}
      chosen={chosen?.fullName}
      onChoose={(found) => onChoose(found && { userName: found.id, fullName: found.fullName })}
    />
  );
}
