import { memo } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { useOptions } from '../lookups/useOptions.ts';
import { errorId, fieldId, helpId } from '../section/fieldId.ts';
import { useSection } from '../section/session.ts';
import { Asterisk } from './Asterisk.tsx';

export interface QuestionProps {
  readonly pointer: string;
  readonly field: FieldSchema;
  readonly value: unknown;
  /** By its group. A list that may have nothing to choose overrules it. */
  readonly required: boolean;
  /** The answers beside it, which its list or its own value may depend on. */
  readonly siblings: SectionAnswers;
  /** The mistakes at this field and below, by pointer. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A group's help is drawn before its controls, so that a screen reader reads it first. React walks all that stands around a control at each key: no fragment, no context that a prop replaces. */
export const Question = memo(function Question({
  pointer,
  field,
  value,
  required: byGroup,
  siblings,
  errors,
}: QuestionProps) {
  const { widgetOf } = useSection();
  const { draw: Control, title, wide, loadsOptions } = widgetOf(field);
  const list = useOptions(
    loadsOptions ? field.lookup : undefined,
    (field.lookupBy ?? []).map((name) => siblings[name]),
  );
  const required = field.requiredWhenOptions ? list.state === 'ready' && list.options.length > 0 : byGroup;
  const error = errors[pointer];
  const describedBy =
    [field.description && helpId(pointer), error && errorId(pointer)].filter(Boolean).join(' ') || undefined;
  const id = fieldId(pointer);
  const help = field.description && (
    <p className="m-help" id={helpId(pointer)}>
      {field.description}
    </p>
  );
  const control = <Control {...{ id, pointer, field, value, required, list, siblings, describedBy, error, errors }} />;
  if (title === 'whole') return control;
  const mistake = error && (
    <p className="m-error" id={errorId(pointer)}>
      {error}
    </p>
  );
  const className = `m-question${wide ? ' m-wide' : ''}${error ? ' m-mistaken' : ''}`;
  if (title === 'own') {
    return (
      <div className={className}>
        {control}
        {help}
        {mistake}
      </div>
    );
  }
  if (title === 'group') {
    return (
      <fieldset className={className}>
        <legend className="m-label">
          {field.title}
          <Asterisk required={required} />
        </legend>
        {help}
        {control}
        {mistake}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label className="m-label" htmlFor={id}>
        {field.title}
        <Asterisk required={required} />
      </label>
      {control}
      {help}
      {mistake}
    </div>
  );
});
