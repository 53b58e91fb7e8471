import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { userClaims } from '#contract/powers.ts';
import { ApiError } from '../../api/apiError.ts';
import { useFields } from '../../kit/useFields.ts';
import { FAILED } from '../../kit/useSaved.ts';
import { useHouse } from '../../session/useHouse.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { PersonClaims } from './PersonClaims.tsx';

/** What one person may do: by their roles, and beside them. Who is meant stands in the address. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const userName = query.get('user') ?? '';
  const form = useFields({ userName }, FAILED, (typed) => ({ userName: typed.userName.trim() === '' ? 'please input a username' : null }));
  const find = form.submit(async (typed) => setQuery({ user: typed.userName.trim() }));
  return (
    <PageFrame title="Manage claims" width="wide" lead="Grant something to one person, or deny it to them, whatever their roles say.">
      <div className="stack">
        <form className="sheet form" role="search" onSubmit={(event) => void find(event)} noValidate>
          <TextField label="Username or email address" required help="A student's username is their registration number." autoComplete="off" maxLength={254} {...form.field('userName')} />
          <div className="form__end"><Button type="submit" intent="primary">Find person</Button></div>
        </form>
        {userName !== '' && <Found userName={userName} />}
      </div>
    </PageFrame>
  );
}

function Found({ userName }: { readonly userName: string }) {
  const house = useHouse();
  const { data, error, refetch } = useQuery({
    queryKey: ['user-claims', userName], queryFn: () => house.call<typeof userClaims>({ method: 'GET', path: '/RoleClaims/user-claims', query: { userName } }),
  });
  if (data) return <PersonClaims person={data} />;
  if (error instanceof ApiError && error.status === 422) return <p className="notice notice--warning" role="alert">No result found for "{userName}", check your selection and try again</p>;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return <LoadingState lines={6} />;
}
