import type { Run, selectCandidates, undoSelection } from '#contract/admissions/selection.ts';
import { SEAT_POOLS } from '#rules/admissions/select.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { RunTrial } from './RunTrial.tsx';

export function RunActs({ run: { id, state, may, quotas } }: { readonly run: Run }) {
  const session = useSession();
  const [places, tied, unclear] = [
    quotas.reduce((sum, { taken }) => sum + SEAT_POOLS.reduce((all, pool) => all + taken[pool], 0), 0),
    quotas.reduce((sum, quota) => sum + quota.tied, 0),
    quotas.reduce((sum, quota) => sum + quota.unclear, 0),
  ];
  return (
    <>
      {may.includes('commit') && (
        <Act
          label="Commit"
          done={({ offered, unclear: left }) =>
            `${offered} ${offered === 1 ? 'candidate is' : 'candidates are'} offered admission${left > 0 ? `, ${left} wait for the word of an officer` : ''}`
          }
          question={`${places} candidates are put on the admission list, offered admission, and mailed.${tied > 0 ? ` ${tied} candidates are tied and wait for a decision. Their seats stay empty.` : ''}${unclear > 0 ? ` ${unclear} are not offered admission, since an officer has given no word for them.` : ''}`}
          act={() =>
            session.call<typeof selectCandidates>({
              method: 'POST',
              path: '/AdmissionList/select',
              query: { trial: false },
              body: { runId: id },
            })
          }
        />
      )}
      {state !== 'undone' && <RunTrial again={state === 'trial' ? 'Run it again' : 'Run another trial'} />}
      {may.includes('undo') && (
        <ActionDialog
          label="Take this run back"
          form="admission-step"
          isDanger
          done={({ undone }: { readonly undone: number }) =>
            `${undone} ${undone === 1 ? 'offer is' : 'offers are'} taken back`
          }
          lead="Nobody has answered yet. All who were let in are taken off the list, and mailed your reason."
          act={(answers) =>
            session.call<typeof undoSelection>({
              method: 'POST',
              path: '/AdmissionList/undo-selection',
              body: { runId: id, answers },
            })
          }
        />
      )}
    </>
  );
}
