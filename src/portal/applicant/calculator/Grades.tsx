import { GRADE_POINTS } from '#rules/admissions/oLevelPoints.ts';
import { Field } from '../../ui/Field.tsx';

const GRADES = [...Object.keys(GRADE_POINTS), 'D7', 'E8', 'F9'];

interface GradesProps {
  readonly grades: readonly string[];
  readonly onChange: (grades: readonly string[]) => void;
}

export const Grades = ({ grades, onChange }: GradesProps) => (
  <fieldset className="calculator__grades">
    <legend>Your five best O-Level grades</legend>
    {grades.map((grade, index) => (
      <Field key={index} label={`Subject ${index + 1}`}>
        {(attributes) => (
          <select
            className="bp6-input"
            {...attributes}
            value={grade}
            onChange={({ target: { value } }) =>
              onChange(grades.map((other, place) => (place === index ? value : other)))
            }
          >
            <option value="">-</option>
            {GRADES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
    ))}
  </fieldset>
);
