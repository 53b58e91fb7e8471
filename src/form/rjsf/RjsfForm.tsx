import Form from '@rjsf/core/lib/components/Form.js';
import { createContext, use, useImperativeHandle, useMemo, useRef, type ComponentProps, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import type { FieldError, SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { errorTree } from './errorTree.ts';
import { FIELDS, TEMPLATES } from './registry.tsx';
import { schemaForRjsf } from './schemaForRjsf.ts';
import { validatorOf } from './validator.ts';

/**
 * This folder alone knows react-jsonschema-form, so that its next major version is this folder's work. RJSF keeps the
 * answers that are drawn and the mistakes, and walks the declaration; what is drawn, and what is right, is ours.
 */
interface RjsfFormProps {
  readonly ref: Ref<RjsfHandle>;
  readonly schema: SectionSchema;
  /** Read once. */
  readonly answers: SectionAnswers;
  /** The server's mistakes by pointer: shown beside the verdict's, and no hindrance to submitting again. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** What stands under the fields. */
  readonly children: ReactNode;
  /** The mistakes to show by now. Give the same function each time. */
  judge(): readonly FieldError[];
  /** Before RJSF hears of a submit, which it may stop. */
  onSubmitting(event: SyntheticEvent): void;
  onAccepted(): void;
  onRefused(): void;
}

/** What is told to the form from outside. */
export interface RjsfHandle {
  draw(answers: SectionAnswers): void;
  judge(): void;
}

const SubmittingContext = createContext<RjsfFormProps['onSubmitting']>(() => undefined);

/** The one element of the form: every element around a field costs each key, which React leads through all of them. */
const FormElement = (form: ComponentProps<'form'>) => <form {...form} onSubmitCapture={use(SubmittingContext)} />;

/** A declaration carries no defaults: nothing is computed for them. */
const NO_DEFAULTS = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' }, allOf: 'skipDefaults', constAsDefaults: 'never' } as const;

export function RjsfForm({ ref, schema, answers, serverErrors, children, judge, onSubmitting, onAccepted, onRefused }: RjsfFormProps) {
  const form = useRef<Form>(null);
  const drawn = useMemo(() => schemaForRjsf(schema), [schema]);
  const validator = useMemo(() => validatorOf(judge), [judge]);
  const extraErrors = useMemo(() => errorTree(Object.entries(serverErrors)), [serverErrors]);
  useImperativeHandle(ref, () => ({
    draw: (drawn) => form.current?.setFieldValue([], drawn),
    judge: () => form.current?.onBlur('', undefined),
  }), []);
  return (
    <SubmittingContext value={onSubmitting}>
      <Form
        schema={drawn} ref={form} tagName={FormElement} className="m-form" initialFormData={answers} validator={validator} extraErrors={extraErrors}
        fields={FIELDS} templates={TEMPLATES} noHtml5Validate liveValidate="onBlur" experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onSubmit={onAccepted} onError={onRefused}
      >
        {children}
      </Form>
    </SubmittingContext>
  );
}
