import { useState } from 'react';
import type { Form, FormQuestion, FormSection } from '#contract/admissions/forms.ts';
import { Button } from '../../../ui/Button.tsx';
import { AddQuestion, AddSection, RenameSection } from './AddDialogs.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import type { Edits } from './useEdits.tsx';

interface SectionSheetProps {
  readonly form: Form;
  readonly section: FormSection;
  readonly isEditable: boolean;
  readonly edits: Edits;
}

type Open = 'question' | 'section' | 'title' | { readonly question: FormQuestion };

export function SectionSheet({ form, section, isEditable, edits }: SectionSheetProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { questions } = section;
  const names = questions.map(({ name }) => name);
  const sections = form.sections.map(({ name }) => name);
  const place = sections.indexOf(section.name);
  const move = (question: FormQuestion, after: string | null) =>
    void edits.send([{ kind: 'question-moved', section: section.name, name: question.name, after }]);
  return (
    <section className="sheet" aria-label={section.title}>
      <h2>{section.title}</h2>
      <ol className="studio-questions">
        {questions.map((question, index) => (
          <li key={question.name}>
            <span className="studio-question">
              <strong>{question.title}</strong>
              <span className="studio-facts">{factsOf(question)}</span>
            </span>
            {isEditable && (
              <span className="studio-acts">
                <Button
                  look="minimal"
                  aria-label={`Move ${question.title} up`}
                  disabled={index === 0}
                  onClick={() => move(question, names[index - 2] ?? null)}
                >
                  ↑
                </Button>
                <Button
                  look="minimal"
                  aria-label={`Move ${question.title} down`}
                  disabled={index === questions.length - 1}
                  onClick={() => move(question, names[index + 1]!)}
                >
                  ↓
                </Button>
                <Button look="outlined" aria-label={`Change ${question.title}`} onClick={() => setOpen({ question })}>
                  Change
                </Button>
                <Button
                  look="minimal"
                  aria-label={`Remove ${question.title}`}
                  onClick={() =>
                    void edits.send([{ kind: 'question-removed', section: section.name, name: question.name }])
                  }
                >
                  Remove
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {questions.length === 0 && <p>Nothing is asked here yet.</p>}
      {isEditable && (
        <div className="actions">
          <Button look="outlined" aria-label={`Add a question to ${section.title}`} onClick={() => setOpen('question')}>
            Add a question
          </Button>
          <Button look="outlined" aria-label={`Rename ${section.title}`} onClick={() => setOpen('title')}>
            Rename
          </Button>
          <Button
            look="outlined"
            aria-label={`Move down the section ${section.title}`}
            disabled={place === 0 || place >= sections.length - 1}
            onClick={() =>
              void edits.send([{ kind: 'section-moved', section: section.name, after: sections[place + 1]! }])
            }
          >
            Move down
          </Button>
          <Button
            look="outlined"
            aria-label={`Add a section after ${section.title}`}
            onClick={() => setOpen('section')}
          >
            Add a section
          </Button>
        </div>
      )}
      {open === 'question' && <AddQuestion section={section} edits={edits} onClose={close} />}
      {open === 'section' && <AddSection form={form} section={section} edits={edits} onClose={close} />}
      {open === 'title' && <RenameSection section={section} edits={edits} onClose={close} />}
      {typeof open === 'object' && (
        <QuestionDialog form={form} section={section} question={open.question} edits={edits} onClose={close} />
      )}
    </section>
  );
}

const factsOf = ({ required, isShared, options }: FormQuestion): string =>
  [required ? 'Required' : 'Optional', ...(options ? [options.join(', ')] : []), ...(isShared ? ['Shared'] : [])].join(
    ' · ',
  );
