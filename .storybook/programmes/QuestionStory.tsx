import { Suspense, use } from 'react';
import { partsNeeded } from '#catalogue/binding/needsBinding.ts';
import type { CompiledSection, SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { bindSection } from '../../src/form/binding/binding.ts';
import { SectionForm } from '../../src/form/section/SectionForm.tsx';
import type { Widgets } from '../../src/form/widgets/widget.ts';

interface QuestionStoryProps {
  /** The question `answer` is the one that the story is about. */
  readonly questions: Readonly<Record<string, FieldSchema>>;
  readonly answers?: SectionAnswers;
  readonly mistake?: string;
  readonly isOptional?: boolean;
  readonly widgets?: Widgets;
  readonly onEdit?: (answers: SectionAnswers) => void;
  readonly onSubmit?: (answers: SectionAnswers) => void;
}

const FACTS = { lastname: 'Okafor', firstname: 'Adaeze', middlename: 'Ngozi', email: 'adaeze.okafor@example.com' };
const LockedNote = () => (
  <>
    If one is wrong, tell the office: <a href="tel:08030000000">0803 000 0000</a>.
  </>
);
const NOTHING_KNOWN = { answers: {}, facts: FACTS, today: '2026-11-02' };
const NO_ANSWERS: SectionAnswers = {};
const NOTHING = () => undefined;

export const QuestionStory = (props: QuestionStoryProps) => (
  <Suspense>
    <Question {...props} />
  </Suspense>
);

function Question({
  questions,
  answers = NO_ANSWERS,
  mistake,
  isOptional,
  widgets,
  onEdit = NOTHING,
  onSubmit = NOTHING,
}: QuestionStoryProps) {
  const schema: SectionSchema = {
    $id: 'story',
    title: 'Story',
    type: 'object',
    properties: questions,
    required: isOptional ? [] : Object.keys(questions),
  };
  return (
    <SectionForm
      section={sectionOf(schema)}
      answers={answers}
      readOnlyFacts={FACTS}
      LockedNote={LockedNote}
      today="2026-11-02"
      hasPassport
      busy={false}
      submitLabel="Next"
      widgets={widgets}
      onEdit={(typed) => onEdit(typed())}
      onSubmit={onSubmit}
      {...(mistake && { serverErrors: { '/answer': mistake } })}
    />
  );
}

const bound = new Map<string, Promise<CompiledSection>>();

/** Bound where it needs it, as a form loads it: the same promise for the same section. */
function sectionOf(schema: SectionSchema): CompiledSection {
  const section = { schema, validate: () => true };
  const parts = partsNeeded(schema);
  if (!parts) return section;
  const key = JSON.stringify(schema);
  if (!bound.has(key)) bound.set(key, bindSection(section, NOTHING_KNOWN, parts));
  return use(bound.get(key)!);
}
