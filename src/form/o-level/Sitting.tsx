import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { Question } from '../question/Question.tsx';
import { questionsIn } from '../question/questionsIn.tsx';
import { fieldId } from '../section/fieldId.ts';
import { SubjectRows } from './SubjectRows.tsx';
import { columnsOf, completeRows, rowsOf } from './subjectRows.ts';

interface SittingProps {
  readonly id?: string;
  readonly title: string;
  readonly pointer: string;
  readonly field: FieldSchema;
  readonly answers: SectionAnswers;
  readonly errors: Readonly<Record<string, string>>;
  readonly folding?: { readonly isFolded: boolean; toggle(): void };
  onDelete?(): void;
}

/** It is the grid of its questions itself, and they are in one list with its head: React walks each element, and each list within a list, that is around a control, twenty times a key. */
export function Sitting({
  pointer,
  id = fieldId(pointer),
  title,
  field,
  answers,
  errors,
  folding,
  onDelete,
}: SittingProps) {
  const titleId = `${fieldId(pointer)}-title`;
  const isFolded = folding?.isFolded ?? false;
  const hasMistakes = Object.keys(errors).some((at) => at.startsWith(`${pointer}/`));
  const head = (
    <header key="" className="m-sitting-head m-wide">
      <h3 id={titleId}>
        {folding ? (
          <button
            type="button"
            className="m-fold"
            aria-expanded={!isFolded}
            aria-controls={id}
            onClick={folding.toggle}
          >
            <Chevron />
            {title}
          </button>
        ) : (
          title
        )}
      </h3>
      {isFolded && <span className="m-sitting-state">{hasMistakes ? 'Needs attention' : countOf(field, answers)}</span>}
      {onDelete && (
        <button type="button" className="m-link m-delete" onClick={onDelete}>
          Delete {title}
        </button>
      )}
    </header>
  );
  return (
    <section
      id={id}
      className="m-sitting m-grid m-wide"
      aria-labelledby={titleId}
      data-folded={isFolded || undefined}
      data-mistaken={(isFolded && hasMistakes) || undefined}
    >
      {[head, ...questionsIn({ pointer, group: field, answers, errors, drawOf })]}
    </section>
  );
}

const drawOf = ({ type }: FieldSchema) => (type === 'array' ? SubjectRows : Question);

function countOf(field: FieldSchema, answers: SectionAnswers): string {
  const [name, rows] = Object.entries(field.properties ?? {}).find(([, { type }]) => type === 'array') ?? [];
  if (!name || !rows || columnsOf(rows).length === 0) return '';
  const complete = completeRows(rowsOf(answers[name], rows), rows);
  return `${complete} ${complete === 1 ? 'subject' : 'subjects'}`;
}

const Chevron = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="m-chevron">
    <path
      d="M4 6l4 4 4-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
