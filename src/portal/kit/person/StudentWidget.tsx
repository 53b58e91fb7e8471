import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSection } from '#form/section/session.ts';
import { attributesOf } from '#form/widgets/attributesOf.ts';
import type { WidgetProps } from '#form/widgets/widget.ts';
import { useSession } from '../../session/useSession.ts';
import { FIND_STUDENTS, StudentInput, studentsNamed, type Student } from './StudentInput.tsx';

/** The answer is the id of a student record; a form that is opened again shows whose it is. */
export function StudentWidget(props: WidgetProps) {
  const session = useSession();
  const [first] = useState(() => (typeof props.value === 'string' ? props.value : undefined));
  const { data: found, isLoading } = useQuery({
    queryKey: [FIND_STUDENTS, first],
    enabled: first !== undefined,
    queryFn: ({ signal }) => studentsNamed(session, first!, signal),
  });
  if (isLoading)
    return (
      <p className="field__help" role="status">
        Searching
      </p>
    );
  return <ChosenStudent {...props} first={found?.[0]} />;
}

function ChosenStudent({ first, ...props }: WidgetProps & { readonly first: Student | undefined }) {
  const section = useSection();
  const {
    pointer,
    field: { title = '' },
  } = props;
  const [student, setStudent] = useState(first);
  const choose = (chosen: Student | undefined) => {
    setStudent(chosen);
    section.edit(pointer, chosen?.id);
    if (chosen) section.leave(pointer);
  };
  return (
    <StudentInput
      {...attributesOf(props)}
      label={title}
      chosen={student}
      onChoose={choose}
      onLeave={() => section.leave(pointer)}
    />
  );
}
