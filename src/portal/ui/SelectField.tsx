import { useId } from 'react';
import '#form/form.css';
import { RequiredMark } from './RequiredMark.tsx';

interface SelectFieldProps {
  readonly label: string;
  readonly options: readonly { readonly id: number; readonly name: string }[] | undefined;
  readonly value: number | undefined;
  readonly placeholder: string;
  readonly disabled?: boolean;
  /** It may stay unanswered. */
  readonly optional?: boolean;
  readonly mistake?: string | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

export function SelectField({
  label,
  options,
  value,
  placeholder,
  disabled = false,
  optional = false,
  mistake,
  onChoose,
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className="m-form">
      <div className={mistake ? 'm-question m-mistaken' : 'm-question'}>
        <label className="m-label" htmlFor={id}>
          {label}
          {!optional && <RequiredMark />}
        </label>
        <span className="bp6-html-select" data-state={options || disabled ? 'ready' : 'loading'}>
          <select
            id={id}
            required={!optional}
            value={value ?? ''}
            disabled={disabled || !options}
            aria-invalid={mistake ? true : undefined}
            aria-describedby={mistake && `${id}-mistake`}
            onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{options || disabled ? placeholder : 'Loading…'}</option>
            {options?.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </span>
        {mistake && (
          <p className="m-error" id={`${id}-mistake`}>
            {mistake}
          </p>
        )}
      </div>
    </div>
  );
}
