import { useId } from 'react';
import { StudentInput, type Student } from './StudentInput.tsx';

interface StudentPickerProps {
  readonly label: string;
  readonly chosen: Student | undefined;
  readonly onChoose: (student: Student | undefined) => void;
}

/** Which student a page is about. A declared form asks for one by its `student` widget. */
export function StudentPicker({ label, ...input }: StudentPickerProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <StudentInput {...input} id={id} label={label} />
    </div>
  );
}
