import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import type { Step } from '../flow/steps.ts';
import { CheckedAnswers } from './CheckedAnswers.tsx';

interface CheckedSectionProps {
  readonly step: Step;
  readonly schema: SectionSchema;
  readonly answers: SectionAnswers;
  /** None where the section is locked. */
  onChange?(): void;
}

export const CheckedSection = ({ step: { section, title }, schema, answers, onChange }: CheckedSectionProps) => (
  <section className="m-check-section" aria-labelledby={`check-${section}`}>
    <header>
      <h3 id={`check-${section}`}>{title}</h3>
      {onChange && (
        <button type="button" className="bp6-button" onClick={onChange}>
          Change<span className="m-unseen"> {title}</span>
        </button>
      )}
    </header>
    <CheckedAnswers fields={schema} answers={answers} />
  </section>
);
