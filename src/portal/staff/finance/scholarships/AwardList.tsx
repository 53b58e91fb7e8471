import awards from '#lists/finance/scholarship-awards.json' with { type: 'json' };
import type { scholarshipStudents } from '#contract/finance/scholarships.ts';
import { ListView } from '../../../kit/list/ListView.tsx';
import { useList } from '../../../kit/list/useList.ts';

/** Who has an award of a scholarship. Those that are chosen can be withdrawn together. */
export function AwardList({ scholarshipId }: { readonly scholarshipId: number }) {
  const state = useList<typeof scholarshipStudents.list>(awards, '/Payment/scholarship-students', {
    scholarshipId: String(scholarshipId),
  });
  return (
    <section aria-label={awards.title}>
      <ListView state={state} />
    </section>
  );
}
