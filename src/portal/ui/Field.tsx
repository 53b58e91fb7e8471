import { useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { EmailSuggestion } from '#form/email/EmailSuggestion.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { withinLength } from './withinLength.ts';

export interface FieldProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly mistake?: string | undefined;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function Field({ id: given, label, required = false, help, mistake, children }: FieldProps) {
  const generated = useId();
  const id = given ?? generated;
  const described = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  return (
    <div className={`field ${mistake ? 'field--mistaken' : ''}`}>
      <label className="field__label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        required,
        'aria-invalid': mistake ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {mistake && (
        <p className="field__mistake" id={`${id}-mistake`}>
          {mistake}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'required' | 'id'>;

export function TextField({ id, label, required, help, mistake, maxLength, onChange, ...input }: TextFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Field id={id} label={label} {...(required && { required })} help={help} mistake={mistake}>
      {(attributes) => (
        <>
          <input
            ref={box}
            className="bp6-input"
            {...input}
            {...withinLength({ maxLength, onChange })}
            {...attributes}
          />
          {input.type === 'email' && <EmailSuggestion input={box} />}
        </>
      )}
    </Field>
  );
}
