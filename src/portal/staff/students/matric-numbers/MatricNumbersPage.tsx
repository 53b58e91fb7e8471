import { useState } from 'react';
import type { assignMatricNumbers, Assigned, MatricScope } from '#contract/students/matric-numbers.ts';
import { SignedInForm } from '../../../kit/form/SignedInForm.tsx';
import { FAILED } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { Trial } from './Trial.tsx';

const NOTHING = {};

/** Who is cleared gets a number: first a trial lists what each would get, then the same list is given. */
export function MatricNumbersPage() {
  const session = useSession();
  const [tried, setTried] = useState<{ readonly scope: MatricScope; readonly result: Assigned }>();
  const assign = (scope: MatricScope, digest?: string) =>
    session.call<typeof assignMatricNumbers>({
      method: 'POST',
      path: '/Student/assign-matric-numbers',
      body: { scope, trial: digest === undefined, ...(digest !== undefined && { digest }) },
    });
  const attempt = async (scope: MatricScope) => setTried({ scope, result: await assign(scope) });
  return (
    <Page
      title="Matric numbers"
      width="wide"
      lead="Numbers are given to who is cleared, in the order of surnames. A trial shows what each would get, and changes nothing."
    >
      <div className="stack">
        <SignedInForm
          name="matric-scope"
          answers={NOTHING}
          submitLabel="Try"
          failed={FAILED}
          onEdit={() => setTried(undefined)}
          onSubmit={(typed) => attempt(typed as unknown as MatricScope)}
        />
        {tried && (
          <Trial
            result={tried.result}
            give={async () => {
              const given = await assign(tried.scope, tried.result.digest);
              await attempt(tried.scope);
              return given;
            }}
          />
        )}
      </div>
    </Page>
  );
}
