import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { withinLength } from './withinLength.ts';

type TextAreaFieldProps = Omit<FieldProps, 'children'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'required' | 'id'>;

export const TextAreaField = ({
  id,
  label,
  required,
  help,
  mistake,
  maxLength,
  onChange,
  ...area
}: TextAreaFieldProps) => (
  <Field id={id} label={label} {...(required && { required })} help={help} mistake={mistake}>
    {(attributes) => (
      <textarea className="bp6-input" {...area} {...withinLength({ maxLength, onChange })} {...attributes} />
    )}
  </Field>
);
