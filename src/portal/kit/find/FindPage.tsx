import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/apiError.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useFields } from '../useFields.ts';
import { FAILED } from '../useSaved.ts';
import './find.css';

interface FindPageProps<Result> {
  readonly title: string;
  readonly lead: string;
  /** `missing` is shown when nothing was typed. */
  readonly asks: {
    readonly name: string;
    readonly label: string;
    readonly help?: string;
    readonly maxLength: number;
    readonly missing: string;
  };
  readonly button: string;
  readonly find: (typed: string) => Promise<Result>;
  /** The status by which the server says that there is no such thing, and the message shown then; `said` is the server's own. */
  readonly unknown: { readonly status: number; readonly words: (typed: string, said: string) => string };
  readonly children: (result: Result) => ReactNode;
}

/** The query is in the address, so that a result can be sent on. */
export function FindPage<Result>({
  title,
  lead,
  asks: { name, missing, ...shown },
  button,
  ...answer
}: FindPageProps<Result>) {
  const [query, setQuery] = useSearchParams();
  const requested = query.get(name) ?? '';
  const form = useFields({ [name]: requested }, FAILED, (typed) => ({
    [name]: typed[name]!.trim() === '' ? missing : null,
  }));
  const find = form.submit(async (typed) => setQuery({ [name]: typed[name]!.trim() }));
  return (
    <Page title={title} width="wide" lead={lead}>
      <div className="stack">
        <form className="sheet form find" role="search" onSubmit={(event) => void find(event)} noValidate>
          <TextField required autoComplete="off" {...shown} {...form.field(name)} />
          <div className="form__end">
            <Button type="submit" intent="primary">
              {button}
            </Button>
          </div>
        </form>
        {requested !== '' && <Answer name={name} requested={requested} {...answer} />}
      </div>
    </Page>
  );
}

interface AnswerProps<Result> extends Pick<FindPageProps<Result>, 'find' | 'unknown' | 'children'> {
  readonly name: string;
  readonly requested: string;
}

function Answer<Result>({ name, requested, find, unknown, children }: AnswerProps<Result>) {
  const { data, error, refetch } = useQuery({ queryKey: ['found', name, requested], queryFn: () => find(requested) });
  if (error instanceof ApiError && error.status === unknown.status)
    return (
      <p className="notice notice--warning" role="alert">
        {unknown.words(requested, error.message)}
      </p>
    );
  if (data) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LoadingState lines={8} />;
}
