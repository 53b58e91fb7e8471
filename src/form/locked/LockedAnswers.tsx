import { childPointer } from '#catalogue/pointer.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { isGiven, ShortAnswer } from '../answer/ShortAnswer.tsx';
import { fieldId } from '../section/fieldId.ts';
import { useSection } from '../section/session.ts';

interface LockedAnswersProps {
  /** Of the group that holds them. */
  readonly pointer: string;
  readonly fields: readonly (readonly [name: string, field: FieldSchema])[];
  readonly answers: SectionAnswers;
}

/** Read as a list: a disabled input is skipped by the Tab key, faint, and looks as if it could be opened somehow. */
export function LockedAnswers({ pointer, fields, answers }: LockedAnswersProps) {
  const { LockedNote } = useSection();
  return (
    <div className="m-locked m-wide">
      <dl className="m-answers">
        {fields.map(([name, field]) => (
          <div key={name} id={fieldId(childPointer(pointer, name))} tabIndex={-1}>
            <dt>{field.title}</dt>
            <dd>
              {isGiven(answers[name]) ? (
                <ShortAnswer field={field} value={answers[name]} siblings={answers} />
              ) : (
                <span className="m-not-given">None</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {LockedNote && (
        <p className="m-help">
          <LockedNote />
        </p>
      )}
    </div>
  );
}
