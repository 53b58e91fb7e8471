import type { QuotaBoard, setCollegeQuota } from '#contract/admissions/selection.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

/** What the college as a whole may admit: an offer beyond it is refused. */
export function CollegeQuota({ college }: Pick<QuotaBoard, 'college'>) {
  const session = useSession();
  return (
    <section className="sheet board__formula" aria-label="Quota of the college">
      <p>
        {college ? (
          <>
            Quota of the college: <strong>{`${college.admitted} of ${college.seats}`}</strong> places are held. Source:{' '}
            {college.source}
          </>
        ) : (
          'Quota of the college: none is set. The programmes have theirs.'
        )}
      </p>
      <ActionDialog
        label="Set the quota of the college"
        form="college-quota"
        answers={college ? { seats: college.seats, source: college.source } : {}}
        submitLabel="Set"
        done="The quota of the college is set"
        lead="From now on no offer goes beyond it. Those who hold a place keep it."
        act={(answers) =>
          session.call<typeof setCollegeQuota>({
            method: 'POST',
            path: '/AdmissionList/college-quota',
            body: answers,
          })
        }
      />
    </section>
  );
}
