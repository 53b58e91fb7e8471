import { useNavigate } from 'react-router-dom';
import type { selectCandidates } from '#contract/admissions/selection.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { runAt } from '../addresses.ts';

/** A trial writes nothing on the list, so it asks nothing before it. */
export function RunTrial({ again }: { readonly again?: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [run, busy] = useAction(async () => {
    try {
      const { id } = await session.call<typeof selectCandidates>({
        method: 'POST',
        path: '/AdmissionList/select',
        query: { trial: true },
        body: {},
      });
      await navigate(runAt(id));
    } catch (error) {
      raiseFailure(error);
    }
  });
  return (
    <Button {...(again ? { look: 'outlined' } : { intent: 'primary' })} busy={busy} onClick={() => void run()}>
      {again ?? 'Run a trial'}
    </Button>
  );
}
