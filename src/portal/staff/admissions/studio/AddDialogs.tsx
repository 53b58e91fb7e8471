import { useState } from 'react';
import type { Form, FormSection } from '#contract/admissions/forms.ts';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextField } from '../../../ui/Field.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { KINDS, questionNameOf, sectionNameOf } from './questionEdits.ts';
import type { Edits } from './useEdits.tsx';

interface AddQuestionProps {
  readonly section: FormSection;
  readonly edits: Edits;
  readonly onClose: () => void;
}

/** It comes last; it is moved from there. */
export function AddQuestion({ section, edits, onClose }: AddQuestionProps) {
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<string>(KINDS[0].id);
  const [answers, setAnswers] = useState('');
  const options = [...new Set(answers.split('\n').map((line) => line.trim()))].filter(Boolean);
  const isChoice = kind === 'select';
  const isReady = title.trim() !== '' && (!isChoice || options.length > 0);
  const names = section.questions.map(({ name }) => name);
  const add = () => {
    const { question } = KINDS.find(({ id }) => id === kind)!;
    onClose();
    void edits.send([
      {
        kind: 'question-added',
        section: section.name,
        name: questionNameOf(title, names),
        question: { ...question, title: title.trim(), ...(isChoice && { enum: options }) },
        after: names.at(-1) ?? null,
      },
    ]);
  };
  return (
    <ModalDialog title={`New question in ${section.title}`} onClose={onClose}>
      <TitleForm title={title} onTitle={setTitle} isReady={isReady} onAdd={add} onClose={onClose}>
        <Field label="Kind">
          {(attributes) => (
            <span className="bp6-html-select">
              <select {...attributes} value={kind} onChange={({ target }) => setKind(target.value)}>
                {KINDS.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
          )}
        </Field>
        {isChoice && (
          <TextAreaField
            label="Answers"
            required
            help="Write one a line."
            value={answers}
            onChange={({ target }) => setAnswers(target.value)}
          />
        )}
      </TitleForm>
    </ModalDialog>
  );
}

interface SectionDialogProps {
  readonly form: Pick<Form, 'sections'>;
  readonly section: FormSection;
  readonly edits: Edits;
  readonly onClose: () => void;
}

export function AddSection({ form, section, edits, onClose }: SectionDialogProps) {
  const [title, setTitle] = useState('');
  const add = () => {
    const name = sectionNameOf(
      title,
      form.sections.map((each) => each.name),
    );
    onClose();
    void edits.send([{ kind: 'section-added', section: name, title: title.trim(), after: section.name }]);
  };
  return (
    <ModalDialog title={`New section after ${section.title}`} size="confirm" onClose={onClose}>
      <TitleForm title={title} onTitle={setTitle} isReady={title.trim() !== ''} onAdd={add} onClose={onClose} />
    </ModalDialog>
  );
}

export function RenameSection({ section, edits, onClose }: Omit<SectionDialogProps, 'form'>) {
  const [title, setTitle] = useState(section.title);
  const rename = () => {
    onClose();
    void edits.send([{ kind: 'section-titled', section: section.name, title: title.trim() }]);
  };
  const isReady = title.trim() !== '' && title.trim() !== section.title;
  return (
    <ModalDialog title={`Rename ${section.title}`} size="confirm" onClose={onClose}>
      <TitleForm title={title} onTitle={setTitle} isReady={isReady} onAdd={rename} onClose={onClose} />
    </ModalDialog>
  );
}

interface TitleFormProps {
  readonly title: string;
  readonly onTitle: (title: string) => void;
  readonly isReady: boolean;
  readonly onAdd: () => void;
  readonly onClose: () => void;
  readonly children?: React.ReactNode;
}

const TitleForm = ({ title, onTitle, isReady, onAdd, onClose, children }: TitleFormProps) => (
  <form
    className="stack"
    onSubmit={(event) => {
      event.preventDefault();
      if (isReady) onAdd();
    }}
  >
    <TextField label="Title" required maxLength={200} value={title} onChange={({ target }) => onTitle(target.value)} />
    {children}
    <div className="actions">
      <Button look="outlined" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" intent="primary" disabled={!isReady}>
        Save
      </Button>
    </div>
  </form>
);
