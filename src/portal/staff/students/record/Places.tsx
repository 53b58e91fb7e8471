import type { StudentPlace } from '#contract/students/records.ts';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';

/** Where the student stood in each session, the latest first. */
export const Places = ({ places }: { readonly places: readonly StudentPlace[] }) => (
  <>
    <h2 className="timeline__title">Sessions</h2>
    <RecordSheet
      title="Sessions"
      facts={places.map(({ session, programme, department, option, level }) => [
        session,
        [programme, level, department, option].filter(Boolean).join(', '),
      ])}
    />
  </>
);
