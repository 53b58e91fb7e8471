import { useId, useState } from 'react';
import type { Form } from '#contract/admissions/forms.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Edits } from './useEdits.tsx';

interface SourceSheetProps {
  readonly form: Form;
  readonly isEditable: boolean;
  readonly edits: Edits;
}

/** What the page has no field for is written here, and checked as all is. */
export function SourceSheet({ form: { sources, mistakes }, isEditable, edits }: SourceSheetProps) {
  const [file, setFile] = useState(sources[0]!.file);
  const { text } = sources.find((source) => source.file === file) ?? sources[0]!;
  return (
    <section className="sheet" aria-label="Source">
      <h2>Source</h2>
      <label className="studio-file">
        File{' '}
        <span className="bp6-html-select">
          <select value={file} onChange={({ target }) => setFile(target.value)}>
            {sources.map((source) => (
              <option key={source.file}>{source.file}</option>
            ))}
          </select>
        </span>
      </label>
      <Source key={`${file} ${text}`} file={file} text={text} isEditable={isEditable} edits={edits} />
      <ul>
        {mistakes
          .filter((mistake) => mistake.file === file)
          .map(({ line, sentence }) => (
            <li key={`${line} ${sentence}`}>
              Line {line}: {sentence}
            </li>
          ))}
      </ul>
    </section>
  );
}

interface SourceProps {
  readonly file: string;
  readonly text: string;
  readonly isEditable: boolean;
  readonly edits: Edits;
}

function Source({ file, text, isEditable, edits }: SourceProps) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  return (
    <>
      <label className="studio-file" htmlFor={id}>
        Text of {file}
      </label>
      <textarea
        id={id}
        className="bp6-input studio-source"
        rows={24}
        spellCheck={false}
        readOnly={!isEditable}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isEditable && (
        <div className="actions">
          <Button
            intent="primary"
            busy={edits.busy}
            disabled={typed === text}
            onClick={() => void edits.send([{ kind: 'source-replaced', file, source: typed }])}
          >
            Save the source
          </Button>
        </div>
      )}
    </>
  );
}
