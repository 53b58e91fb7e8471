import Form from '@rjsf/core/lib/components/Form.js';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import type { FieldError, SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { errorTree } from './errorTree.ts';
import { FIELDS, TEMPLATES } from './registry.tsx';
import { schemaForRjsf } from './schemaForRjsf.ts';
import { validatorOf } from './validator.ts';

/** Only this folder knows react-jsonschema-form, so that its next major version is this folder's work alone. */
interface RjsfFormProps {
  readonly ref: Ref<RjsfHandle>;
  readonly schema: SectionSchema;
  /** Read once. */
  readonly answers: SectionAnswers;
  /** They are keyed by pointer, shown beside the verdict's, and no hindrance to submitting again. */
  readonly serverErrors: Readonly<Record<string, string>>;
  readonly children: ReactNode;
  /** The mistakes to show now. It must keep its identity. */
  judge(): readonly FieldError[];
  /** Called before RJSF sees a submit, which it may stop. */
  onSubmitting(event: Event): void;
  onAccepted(): void;
  onRefused(): void;
}

export interface RjsfHandle {
  draw(answers: SectionAnswers): void;
  judge(): void;
}

/** Declarations carry no defaults, so RJSF need not compute any. */
const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const;

export function RjsfForm({
  ref,
  schema,
  answers,
  serverErrors,
  children,
  judge,
  onSubmitting,
  onAccepted,
  onRefused,
}: RjsfFormProps) {
  const form = useRef<Form>(null);
  const drawn = useMemo(() => schemaForRjsf(schema), [schema]);
  const validator = useMemo(() => validatorOf(judge), [judge]);
  const extraErrors = useMemo(() => errorTree(Object.entries(serverErrors)), [serverErrors]);
  // A listener of the form's own: an element or a component more around all fields would be walked at each key.
  useLayoutEffect(() => {
    const { current: element } = form.current!.formElement as RefObject<HTMLFormElement>;
    element.addEventListener('submit', onSubmitting);
    return () => element.removeEventListener('submit', onSubmitting);
  }, [onSubmitting]);
  useImperativeHandle(
    ref,
    () => ({
      draw: (drawn) => form.current?.setFieldValue([], drawn),
      judge: () => form.current?.onBlur('', undefined),
    }),
    [],
  );
  return (
    <Form
      schema={drawn}
      ref={form}
      className="m-form m-grid"
      initialFormData={answers}
      validator={validator}
      extraErrors={extraErrors}
      fields={FIELDS}
      templates={TEMPLATES}
      noHtml5Validate
      liveValidate="onBlur"
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      onSubmit={onAccepted}
      onError={onRefused}
    >
      {children}
    </Form>
  );
}
