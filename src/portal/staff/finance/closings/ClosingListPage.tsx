import { useNavigate } from 'react-router-dom';
import declared from '#lists/finance/closings.json' with { type: 'json' };
import type { askClosing, closings } from '#contract/finance/closings.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { closingOf } from './words.ts';

export function ClosingListPage() {
  const { claims = [] } = useSignedIn() ?? {};
  return (
    <ListPage<typeof closings.list>
      declared={declared}
      path="/Bursary/closings"
      to={({ id }) => closingOf(id)}
      actions={claims.includes('close-ask') && <AskToClose />}
    />
  );
}

function AskToClose() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <ActionDialog
      label="Ask to close"
      form="closing-request"
      intent="primary"
      lead="Nothing is closed before another person has looked at the figures."
      done="It waits for another person"
      act={async (answers, request) => {
        const { id } = await session.call<typeof askClosing>({
          method: 'POST',
          path: '/Bursary/closing',
          body: { request, answers },
        });
        await navigate(closingOf(id));
      }}
    />
  );
}
