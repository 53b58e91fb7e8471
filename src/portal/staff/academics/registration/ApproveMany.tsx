import { useState } from 'react';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { bulkApproveCourseRegistration } from '#contract/academics/registration-approval.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';

type Outcomes = Reply<typeof bulkApproveCourseRegistration>;

/** A trial says first in which of those on this page nothing is wrong, and what is wrong with the others. */
export function ApproveMany({
  rows,
}: {
  readonly rows: readonly { readonly id: string; readonly revision: number }[];
}) {
  const session = useSession();
  const saved = useSaved();
  const [tried, setTried] = useState<Outcomes>();
  const send = (registrations: typeof rows, trial: boolean) =>
    session.call<typeof bulkApproveCourseRegistration>({
      method: 'POST',
      path: '/CourseRegistration/bulk-approve-course-registration',
      body: { registrations: registrations.map(({ id, revision }) => ({ id, revision })), trial },
    });
  const failing = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      raiseFailure(error);
    }
  };
  const [attempt, isTrying] = useAction(() => failing(async () => setTried(await send(rows, true))));
  const clean = tried?.filter(({ approved }) => approved) ?? [];
  const [approve, isApproving] = useAction(() =>
    failing(async () => {
      const ids = new Set(clean.map(({ id }) => id));
      const done = await send(
        rows.filter(({ id }) => ids.has(id)),
        false,
      );
      setTried(undefined);
      await saved(`${done.filter(({ approved }) => approved).length} approved`);
    }),
  );
  if (rows.length === 0) return null;
  return (
    <>
      <Button look="outlined" busy={isTrying} onClick={() => void attempt()}>
        Approve where nothing is wrong
      </Button>
      {tried && (
        <ModalDialog title="Approve many" onClose={() => setTried(undefined)}>
          <p>{`Nothing is wrong with ${clean.length} of the ${tried.length} on this page.`}</p>
          <ul className="approval__faults">
            {tried
              .filter(({ approved }) => !approved)
              .map(({ id, fullName, message }) => (
                <li key={id}>
                  <strong>{fullName ?? 'A registration'}</strong>: {message}
                </li>
              ))}
          </ul>
          <div className="actions">
            {clean.length > 0 && (
              <Button intent="primary" autoFocus busy={isApproving} onClick={() => void approve()}>
                {`Approve ${clean.length}`}
              </Button>
            )}
            <Button look="outlined" onClick={() => setTried(undefined)}>
              Cancel
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
