import type { confirmOLevel, OLevelSitting, verifyOLevel } from '#contract/admissions/olevel-checks.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

interface SittingActsProps {
  readonly applicationId: string;
  readonly sitting: OLevelSitting;
  /** The grade of each subject, as it stands on the page. */
  readonly found: Readonly<Record<number, number>>;
}

export function SittingActs({ applicationId, sitting: { sitting, subjects, revision, may }, found }: SittingActsProps) {
  const session = useSession();
  const named = { applicationId, sitting, revision };
  const results = subjects.map(({ subjectId, claimedId }) => ({ subjectId, gradeId: found[subjectId] ?? claimedId }));
  const differs = subjects.some(({ subjectId, claimedId }) => found[subjectId] !== claimedId);
  const check = (verdict: 'match' | 'differs' | 'silent') => (answers: Readonly<Record<string, unknown>>) =>
    session.call<typeof verifyOLevel>({
      method: 'PUT',
      path: '/OLevel/add-or-update-verify-olevel-details',
      body: { ...named, verdict, found: verdict === 'differs' ? results : [], evidence: answers['evidence'] as string },
    });
  const confirm = (agrees: boolean) => () =>
    session.call<typeof confirmOLevel>({
      method: 'POST',
      path: '/OLevel/confirm-difference',
      body: { ...named, agrees },
    });
  return (
    <div className="olevel-sitting__acts">
      {may.includes('confirm') && (
        <>
          <Act
            label="Confirm the difference"
            question="You have looked it up yourself, and found the same."
            done="The difference is confirmed"
            act={confirm(true)}
          />
          <Act label="Send it back" done="It is to be checked again" act={confirm(false)} />
        </>
      )}
      {may.includes('check') &&
        (differs ? (
          <ActionDialog
            label="It differs"
            form="olevel-evidence"
            intent="primary"
            lead="A second officer has to confirm it before it counts."
            done="Saved. A second officer confirms it"
            act={check('differs')}
          />
        ) : (
          <ActionDialog
            label="It matches"
            form="olevel-evidence"
            intent="primary"
            done="It matches"
            act={check('match')}
          />
        ))}
      {may.includes('check') && (
        <ActionDialog label="No answer" form="olevel-evidence" done="Saved as silent" act={check('silent')} />
      )}
    </div>
  );
}
