import { createContext, use, type MouseEvent, type RefObject } from 'react';
import { childPointer, schemaAt } from '#catalogue/pointer.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { fieldId, focusField } from './fieldId.ts';
import { questionTitle } from './questionTitle.ts';
import { useSection } from './session.ts';

/** The summary is shown from the first refused submit on; whoever refuses also focuses it. */
interface Refusals {
  readonly count: number;
  readonly summary: RefObject<HTMLDivElement | null>;
}

export const RefusalsContext = createContext<Refusals>({ count: 0, summary: { current: null } });

interface Mistake {
  readonly pointer: string;
  readonly message: string;
}

export function ErrorSummary({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { count, summary } = use(RefusalsContext);
  if (count === 0) return null;
  return (
    <div
      className="bp6-callout bp6-intent-danger m-summary m-wide"
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary"
    >
      <h2 id="error-summary">
        {mistakes.length === 1 ? 'Please check this answer' : `Please check these ${mistakes.length} answers`}
      </h2>
      <ul>
        {mistakes.map(({ pointer, message }) => (
          <li key={`${pointer} ${message}`}>
            <MistakeLink pointer={pointer} message={message} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MistakeLink({ pointer, message }: Mistake) {
  const { schema } = useSection();
  const title = questionTitle(schema, pointer);
  if (!title) return <>{message}</>;
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    focusField(answerableFirst(schema, pointer));
  };
  return (
    <a href={`#${fieldId(pointer)}`} onClick={focus}>
      <b>{title}</b> {message}
    </a>
  );
}

/** A list that waits for another answer cannot be focused, so the field it waits for is. */
function answerableFirst(schema: FieldSchema, pointer: string): string {
  const [parent] = schemaAt(schema, pointer)?.lookupBy ?? [];
  const isWaiting = document.getElementById(fieldId(pointer))?.matches(':disabled');
  return parent && isWaiting
    ? answerableFirst(schema, childPointer(pointer.slice(0, pointer.lastIndexOf('/')), parent))
    : pointer;
}
