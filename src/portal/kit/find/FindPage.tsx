import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/apiError.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useFields } from '../useFields.ts';
import { FAILED } from '../useSaved.ts';

interface FindPageProps<Found> {
  readonly title: string;
  readonly lead: string;
  /** The one question; `missing` is told when nothing was typed. */
  readonly asks: { readonly name: string; readonly label: string; readonly help?: string; readonly maxLength: number; readonly missing: string };
  readonly button: string;
  readonly find: (typed: string) => Promise<Found>;
  /** The status by which the server says that there is no such thing, and what is then told. */
  readonly unknown: { readonly status: number; readonly words: (typed: string) => string };
  readonly children: (found: Found) => ReactNode;
}

/** One thing is looked for by what somebody has of it. What was looked for stands in the address, so a find can be sent on. */
export function FindPage<Found>({ title, lead, asks: { name, missing, ...shown }, button, ...found }: FindPageProps<Found>) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(name) ?? '';
  const form = useFields({ [name]: asked }, FAILED, (typed) => ({ [name]: typed[name]!.trim() === '' ? missing : null }));
  const find = form.submit(async (typed) => setQuery({ [name]: typed[name]!.trim() }));
  return (
    <PageFrame title={title} width="wide" lead={lead}>
      <div className="stack">
        <form className="sheet form" role="search" onSubmit={(event) => void find(event)} noValidate>
          <TextField required autoComplete="off" {...shown} {...form.field(name)} />
          <div className="form__end"><Button type="submit" intent="primary">{button}</Button></div>
        </form>
        {asked !== '' && <Answer name={name} asked={asked} {...found} />}
      </div>
    </PageFrame>
  );
}

interface AnswerProps<Found> extends Pick<FindPageProps<Found>, 'find' | 'unknown' | 'children'> {
  readonly name: string;
  readonly asked: string;
}

function Answer<Found>({ name, asked, find, unknown, children }: AnswerProps<Found>) {
  const { data, error, refetch } = useQuery({ queryKey: ['found', name, asked], queryFn: () => find(asked) });
  if (data) return children(data);
  if (error instanceof ApiError && error.status === unknown.status) return <p className="notice notice--warning" role="alert">{unknown.words(asked)}</p>;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <LoadingState lines={8} />;
}
