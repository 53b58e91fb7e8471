import type { Form } from '#contract/admissions/forms.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Edits } from './useEdits.tsx';

interface ChangesProps {
  readonly form: Form;
  readonly isEditable: boolean;
  readonly edits: Edits;
}

/** Everything that was done with the draft, in words, the newest first. */
export const Changes = ({ form: { history, effects }, isEditable, edits }: ChangesProps) => (
  <section className="sheet" aria-label="Changes">
    <h2>Changes</h2>
    {history.length === 0 && <p>Nothing has been changed. The first change begins a draft.</p>}
    <ol className="studio-changes">
      {history.map(({ id, sentence, by, at, isOwn, undoneAt }) => (
        <li key={id}>
          <span>
            {undoneAt === null ? sentence : <s>{sentence}</s>}
            <span className="studio-facts">
              {by}, {displayMoment(at)}
              {undoneAt !== null && `, undone on ${displayMoment(undoneAt)}`}
            </span>
          </span>
          {isEditable && isOwn && undoneAt === null && (
            <Button look="outlined" aria-label={`Undo: ${sentence}`} onClick={() => void edits.undo(id)}>
              Undo
            </Button>
          )}
        </li>
      ))}
    </ol>
    {effects.length > 0 && (
      <>
        <h3>What is stricter or gone for applicants</h3>
        <ul>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </>
    )}
  </section>
);
