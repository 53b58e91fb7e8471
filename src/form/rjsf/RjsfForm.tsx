import Form from '@rjsf/core/lib/components/Form.js';
import {
  createContext,
  use,
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
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
  onSubmitting(event: SyntheticEvent): void;
  onAccepted(): void;
  onRefused(): void;
}

export interface RjsfHandle {
  draw(answers: SectionAnswers): void;
  judge(): void;
}

const SubmittingContext = createContext<RjsfFormProps['onSubmitting']>(() => undefined);

/** The form is one element, since React walks every element around a field at each key. */
const FormElement = (form: ComponentProps<'form'>) => <form {...form} onSubmitCapture={use(SubmittingContext)} />;

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
  useImperativeHandle(
    ref,
    () => ({
      draw: (drawn) => form.current?.setFieldValue([], drawn),
      judge: () => form.current?.onBlur('', undefined),
    }),
    [],
  );
  return (
    <SubmittingContext value={onSubmitting}>
      <Form
        schema={drawn}
        ref={form}
        tagName={FormElement}
        className="m-form"
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
    </SubmittingContext>
  );
}
