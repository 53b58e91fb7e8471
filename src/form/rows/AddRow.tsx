import type { FieldSchema } from '#catalogue/vocabulary.ts';

interface AddRowProps {
  readonly id: string;
  readonly list: FieldSchema;
  readonly count: number;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  onAdd(): void;
}

export function AddRow({ id, list, count, required, describedBy, onAdd }: AddRowProps) {
  const noun = inSentence(list.items?.title ?? 'row');
  const needed = required ? Math.max(list.minItems ?? 0, 1) : 0;
  const isFull = count >= list.maxItems!;
  const note =
    count === 0
      ? `No ${noun} added yet. ${neededText(needed)}`
      : isFull
        ? `You have added ${count}, which is as many as there may be.`
        : count < needed
          ? `${needed - count} more needed.`
          : '';
  const noteId = `${id}-note`;
  return (
    <div className="m-entry-add" data-empty={count === 0 || undefined}>
      {note && <p id={noteId}>{note}</p>}
      <button
        type="button"
        id={id}
        className="bp6-button"
        disabled={isFull}
        onClick={onAdd}
        aria-describedby={[note && noteId, describedBy].filter(Boolean).join(' ') || undefined}
      >
        <PlusIcon />
        {count === 0 ? `Add ${noun}` : `Add another ${noun}`}
      </button>
    </div>
  );
}

function neededText(needed: number): string {
  if (needed === 0) return 'You may leave this empty.';
  return needed === 1 ? 'At least one is needed.' : `At least ${needed} are needed.`;
}

/** 'School' becomes 'school'; 'A-level subject' and 'ACE result' stay as they are. */
const inSentence = (title: string) =>
  /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

const PlusIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M8 3v10M3 8h10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
