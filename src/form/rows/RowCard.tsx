import type { KeyboardEvent } from 'react';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { questionsIn } from '../question/questionsIn.tsx';
import { fieldId } from '../section/fieldId.ts';
import { mistakesIn, type Row } from './rowEntries.ts';

interface RowCardProps {
  readonly pointer: string;
  readonly items: FieldSchema;
  readonly row: Row;
  readonly title: string;
  readonly name: string;
  readonly details: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly isOpen: boolean;
  onEdit(): void;
  onDone(): void;
  onRemove(): void;
}

/** Two hyphens occur in no field's id: a row may well ask for a `title`. */
export const editButtonId = (rowPointer: string) => `${fieldId(rowPointer)}--edit`;

/** Questions stay drawn while folded, so that a mistake can lead to them. Folded it is no landmark: two rows may share a name. */
export function RowCard({
  pointer,
  items,
  row,
  title,
  name,
  details,
  errors,
  isOpen,
  onEdit,
  onDone,
  onRemove,
}: RowCardProps) {
  const bodyId = `${fieldId(pointer)}--body`;
  const titleId = `${fieldId(pointer)}--title`;
  const mistakes = mistakesIn(errors, pointer);
  return (
    <section
      className="m-entry"
      role={isOpen ? undefined : 'group'}
      aria-labelledby={titleId}
      data-open={isOpen || undefined}
      data-mistaken={(!isOpen && mistakes > 0) || undefined}
    >
      <header className="m-entry-head">
        <div className="m-entry-words">
          <h3 id={titleId}>{isOpen ? title : name}</h3>
          {!isOpen && details && <p>{details}</p>}
          {!isOpen && mistakes > 0 && (
            <p className="m-error">
              {mistakes === 1 ? '1 answer needs attention' : `${mistakes} answers need attention`}
            </p>
          )}
        </div>
        {!isOpen && (
          <div className="m-entry-buttons">
            <button
              type="button"
              id={editButtonId(pointer)}
              className="bp6-button"
              aria-expanded={false}
              aria-controls={bodyId}
              onClick={onEdit}
            >
              Edit
              <Of name={name} />
            </button>
            <RemoveButton name={name} onRemove={onRemove} />
          </div>
        )}
      </header>
      <div id={bodyId} className="m-entry-body" hidden={!isOpen} onKeyDown={stayInLine}>
        <div className="m-grid">{questionsIn({ pointer, group: items, answers: row, errors })}</div>
        <div className="m-entry-end">
          <button type="button" className="bp6-button m-done" onClick={onDone}>
            Done
            <Of name={title} />
          </button>
          <RemoveButton name={title} onRemove={onRemove} />
        </div>
      </div>
    </section>
  );
}

const Of = ({ name }: { name: string }) => <span className="m-unseen"> {name}</span>;

const RemoveButton = ({ name, onRemove }: { name: string; onRemove(): void }) => (
  <button type="button" className="m-link m-delete" onClick={onRemove}>
    Remove
    <Of name={name} />
  </button>
);

/** Enter in a line of text does nothing: it would submit the whole section, or fold a row that is half typed. */
function stayInLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
