import type { FieldError, SectionAnswers, SchemaValidator } from '#catalogue/validate.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { SectionForm } from '../../src/form/section/SectionForm.tsx';

interface RowsStoryProps {
  readonly rows: readonly unknown[];
  readonly isOptional?: boolean;
  readonly summary?: readonly string[];
  readonly onEdit?: (answers: SectionAnswers) => void;
  readonly onSubmit?: (answers: SectionAnswers) => void;
  readonly onRefused?: (errors: readonly FieldError[]) => void;
}

const year: FieldSchema = { type: 'integer', widget: 'select', lookup: 'o-level-years' };

const schools: FieldSchema = {
  type: 'array',
  title: 'Schools attended',
  widget: 'rows',
  maxItems: 4,
  summary: ['schoolName', 'certificate', 'yearFrom', 'yearTo'],
  messages: { required: 'please enter at least one school' },
  items: {
    type: 'object',
    title: 'School',
    additionalProperties: false,
    required: ['schoolName', 'countryId', 'yearFrom', 'yearTo', 'certificate'],
    properties: {
      schoolName: {
        type: 'string',
        title: 'Name of school',
        maxLength: 120,
        messages: { required: 'please enter the name of the school' },
      },
      countryId: {
        type: 'integer',
        title: 'Country',
        widget: 'select',
        lookup: 'countries',
        messages: { required: 'please select the country' },
      },
      yearFrom: { ...year, title: 'From', messages: { required: 'please select the first year' } },
      yearTo: {
        ...year,
        title: 'To',
        notBefore: 'yearFrom',
        messages: {
          required: 'please select the last year',
          notBefore: 'please select a year that is not before the first',
        },
      },
      certificate: {
        type: 'string',
        title: 'Certificate',
        maxLength: 120,
        messages: { required: 'please enter the certificate' },
      },
    },
  },
};

const FACTS = { lastname: 'Okafor', firstname: 'Adaeze', middlename: '', email: 'adaeze.okafor@example.com' };
const ANYTHING: SchemaValidator = () => true;
const NOTHING = () => undefined;

export function RowsStory({
  rows,
  isOptional,
  summary,
  onEdit = NOTHING,
  onSubmit = NOTHING,
  onRefused = NOTHING,
}: RowsStoryProps) {
  const schema: SectionSchema = {
    $id: 'story',
    title: 'Story',
    type: 'object',
    required: isOptional ? [] : ['answer'],
    properties: { answer: { ...schools, ...(summary && { summary }) } },
  };
  return (
    <SectionForm
      section={{ schema, validate: ANYTHING }}
      answers={rows.length > 0 ? { answer: rows } : {}}
      readOnlyFacts={FACTS}
      today="2026-11-02"
      hasPassport
      busy={false}
      submitLabel="Next"
      onEdit={(typed) => onEdit(typed())}
      onSubmit={onSubmit}
      onRefused={onRefused}
    />
  );
}
