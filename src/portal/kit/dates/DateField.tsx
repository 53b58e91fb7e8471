import { Field, type FieldProps } from '../../ui/Field.tsx';
import { DayInput } from './DayInput.tsx';

interface DateFieldProps extends Omit<FieldProps, 'children'> {
  readonly name?: string;
  /** YYYY-MM-DD, '' for none, or what was typed and is no day: `dayMistake` judges it. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly disabled?: boolean;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

export function DateField({ name, value, min, max, disabled, onChange, ...field }: DateFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <DayInput
          {...attributes}
          name={name}
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          onDay={(day) => onChange({ target: { value: day } })}
        />
      )}
    </Field>
  );
}
