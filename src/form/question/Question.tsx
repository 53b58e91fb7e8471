import { memo, use } from 'react';
import { pointerParts } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { useOptions, type OptionList } from '../lookups/useOptions.ts';
import { errorId, fieldId, helpId } from '../section/fieldId.ts';
import { GroupContext, SiblingsContext, useSection } from '../section/session.ts';
import { Asterisk } from './Asterisk.tsx';

export interface QuestionProps {
  readonly pointer: string;
  readonly field: FieldSchema;
  readonly value: unknown;
  /** The mistakes at this field and below, by pointer. */
  readonly errors: Readonly<Record<string, string>>;
}

const NO_ANSWERS: SectionAnswers = {};

/** A group's help is drawn before its controls, so that a screen reader reads it first. */
export const Question = memo(function Question({ pointer, field, value, errors }: QuestionProps) {
  const group = use(GroupContext);
  const siblings = field.lookupBy ? use(SiblingsContext) : NO_ANSWERS;
  const { widgetOf } = useSection();
  const { draw: Control, title, wide, loadsOptions } = widgetOf(field);
  const list = useOptions(
    loadsOptions ? field.lookup : undefined,
    (field.lookupBy ?? []).map((name) => siblings[name]),
  );
  const required = isRequired(group, field, pointer, list);
  const error = errors[pointer];
  const describedBy =
    [field.description && helpId(pointer), error && errorId(pointer)].filter(Boolean).join(' ') || undefined;
  const id = fieldId(pointer);
  const help = field.description && (
    <p className="m-help" id={helpId(pointer)}>
      {field.description}
    </p>
  );
  const body = (
    <>
      {title === 'group' && help}
      <Control {...{ id, pointer, field, value, required, list, describedBy, error, errors }} />
      {title !== 'group' && help}
      {error && (
        <p className="m-error" id={errorId(pointer)}>
          {error}
        </p>
      )}
    </>
  );
  const className = `m-question${wide ? ' m-wide' : ''}${error ? ' m-mistaken' : ''}`;
  if (title === 'own') return <div className={className}>{body}</div>;
  if (title === 'group') {
    return (
      <fieldset className={className}>
        <legend className="m-label">
          {field.title}
          <Asterisk required={required} />
        </legend>
        {body}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label className="m-label" htmlFor={id}>
        {field.title}
        <Asterisk required={required} />
      </label>
      {body}
    </div>
  );
});

function isRequired(group: FieldSchema, field: FieldSchema, pointer: string, list: OptionList): boolean {
  if (field.requiredWhenOptions) return list.state === 'ready' && list.options.length > 0;
  return group.required?.includes(pointerParts(pointer).at(-1)!) ?? false;
}
