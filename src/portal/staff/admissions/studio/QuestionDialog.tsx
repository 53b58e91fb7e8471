import { useState } from 'react';
import type { Form, FormQuestion, FormSection } from '#contract/admissions/forms.ts';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextField } from '../../../ui/Field.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { editsOf, messageOf, type Option, typedOf } from './questionEdits.ts';
import type { Edits } from './useEdits.tsx';

interface QuestionDialogProps {
  readonly form: Pick<Form, 'meanings' | 'widgets'>;
  readonly section: Pick<FormSection, 'name'>;
  readonly question: FormQuestion;
  readonly edits: Edits;
  readonly onClose: () => void;
}

/** Each property with the vocabulary's own sentence, and only those that fit its kind. */
export function QuestionDialog({ form, section, question, edits, onClose }: QuestionDialogProps) {
  const { meanings, widgets } = form;
  const [typed, setTyped] = useState(() => typedOf(question));
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const operations = editsOf(section.name, question, typed);
  const isNamed = typed.title.trim() !== '' && typed.options.every(({ was, is }) => was === '' || is.trim() !== '');
  const save = () => {
    onClose();
    void edits.send(operations);
  };
  return (
    <ModalDialog title={question.title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed && operations.length > 0) save();
        }}
      >
        <TextField
          label="Title"
          required
          help={meanings['title']}
          maxLength={200}
          value={typed.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextAreaField
          label="Help"
          help={meanings['description']}
          maxLength={2000}
          value={typed.help}
          onChange={({ target }) => change({ help: target.value })}
        />
        <label className="bp6-control bp6-checkbox">
          <input
            type="checkbox"
            checked={typed.required}
            onChange={({ target }) => change({ required: target.checked })}
          />
          <span className="bp6-control-indicator" />
          Required
        </label>
        {typed.required && (
          <TextField
            label="Said where it is left empty"
            maxLength={200}
            placeholder={messageOf({ ...typed, message: '' })}
            value={typed.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
        <Field label="Look" help={meanings['widget']}>
          {(attributes) => (
            <span className="bp6-html-select">
              <select {...attributes} value={typed.widget} onChange={({ target }) => change({ widget: target.value })}>
                <option value="">By its kind</option>
                {widgets
                  .filter(({ name, types }) => types.includes(question.kind) || name === typed.widget)
                  .map(({ name, meaning }) => (
                    <option key={name} value={name}>
                      {meaning}
                    </option>
                  ))}
              </select>
            </span>
          )}
        </Field>
        {question.options && (
          <OptionList
            options={typed.options}
            help={meanings['enum'] ?? ''}
            onChange={(options) => change({ options })}
          />
        )}
        <div className="actions">
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" intent="primary" disabled={!isNamed || operations.length === 0}>
            Save
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

interface OptionListProps {
  readonly options: readonly Option[];
  readonly help: string;
  readonly onChange: (options: readonly Option[]) => void;
}

const OptionList = ({ options, help, onChange }: OptionListProps) => (
  <fieldset className="studio-options">
    <legend>Answers</legend>
    <p className="field__help">{help}</p>
    {options.map((option, index) => (
      <div key={`${index} ${option.was}`} className="studio-option">
        <input
          className="bp6-input"
          aria-label={`Answer ${index + 1}`}
          maxLength={120}
          value={option.is}
          onChange={({ target }) => onChange(options.with(index, { ...option, is: target.value }))}
        />
        <Button
          look="minimal"
          aria-label={`Remove answer ${index + 1}`}
          onClick={() => onChange(options.filter((_, other) => other !== index))}
        >
          Remove
        </Button>
      </div>
    ))}
    <Button look="outlined" onClick={() => onChange([...options, { was: '', is: '' }])}>
      Add an answer
    </Button>
  </fieldset>
);
