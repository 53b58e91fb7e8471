import { NonIdealState } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Changes, HistoryEntry } from '#contract/kit/history.ts';
import { Answer } from '#form/answer/Answer.tsx';
import { codeWords } from '#rules/audit/codeWords.ts';
import { useSession } from '../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { declaredSection } from '../form/declaredSection.ts';
import { DeclaredServices } from '../form/DeclaredServices.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { answersOf, fieldOf } from './historyFields.ts';
import './record.css';

interface HistoryProps {
  /** The record's path in the contract, with its id. */
  readonly path: string;
  /** The declared form that names the fields and their lists. */
  readonly form: string;
}

/** What was done to the record, by whom, and what it changed: the audit log's own entries. */
export function History({ path, form }: HistoryProps) {
  const session = useSession();
  const { data: section } = useQuery(declaredSection(form));
  const { data, error, refetch } = useQuery({
    queryKey: [`${path}/history`],
    queryFn: ({ signal }) =>
      session.call({ method: 'GET', path: `${path}/history` } as never, { signal }) as Promise<readonly HistoryEntry[]>,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !section) return <LoadingState lines={4} label="Loading the history" />;
  if (data.length === 0)
    return <NonIdealState className="nothing" description="Nothing has been changed since the portal was set up" />;
  return (
    <DeclaredServices>
      <div className="sheet">
        <Timeline
          label="History"
          moments={data.map(({ at, action, actor, changes }) => ({
            at,
            title: codeWords(action),
            words: actor ?? 'the college',
            detail: <ChangedFields schema={section.schema} changes={changes} />,
          }))}
        />
      </div>
    </DeclaredServices>
  );
}

function ChangedFields({ schema, changes }: { readonly schema: FieldSchema; readonly changes: Changes }) {
  const [before, after] = [answersOf(schema, changes, 'before'), answersOf(schema, changes, 'after')];
  const shown = changes.map(({ field }) => fieldOf(schema, field)).filter(({ isOfPeople }) => isOfPeople);
  if (shown.length === 0) return null;
  return (
    <ul className="changes">
      {shown.map(({ name, field }) => (
        <li key={name}>
          <b>{field.title}</b>:{' '}
          {before[name] !== undefined && (
            <>
              <Answer field={field} value={before[name]} siblings={before} /> →{' '}
            </>
          )}
          <Answer field={field} value={after[name]} siblings={after} />
        </li>
      ))}
    </ul>
  );
}
