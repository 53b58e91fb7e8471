import { useId } from 'react';
import { PersonInput, type Person } from './PersonInput.tsx';

interface PersonPickerProps {
  readonly label: string;
  readonly from?: '/CourseManagement/lecturers';
  readonly chosen: Person | undefined;
  readonly onChoose: (person: Person | undefined) => void;
}

/** Who a page is about. A declared form asks for a person by its `person` widget. */
export function PersonPicker({ label, ...input }: PersonPickerProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <PersonInput {...input} id={id} label={label} />
    </div>
  );
}
