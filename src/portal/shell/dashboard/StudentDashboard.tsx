import type { studentDashboard } from '#contract/shell/dashboards.ts';
import type { Waits } from '#contract/kit/waiting.ts';
import { WaitingList } from '../../kit/due/WaitingList.tsx';
import { useRead } from '../../kit/record/useRead.ts';
import { Tick } from '../../ui/icons.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { AdmissionSteps } from './AdmissionSteps.tsx';
import { FigureSection } from './FigureSection.tsx';

/** What a student is to do, in order of its last day; then how far they are, and their own figures. */
export function StudentDashboard() {
  const { data, error, refetch } = useRead<typeof studentDashboard>('/Dashboard/student-dashboard', undefined);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={8} label="Loading what waits for you" />;
  const { waiting, steps, cards, series } = data;
  return (
    <>
      <WhatWaits waiting={waiting} />
      {steps.some(({ state }) => state !== 'done') && <AdmissionSteps steps={steps} />}
      <FigureSection cards={cards} series={series} />
    </>
  );
}

const WhatWaits = ({ waiting }: { readonly waiting: readonly Waits[] }) => (
  <section aria-labelledby="waiting-title">
    <h2 id="waiting-title">Waiting for you</h2>
    {waiting.length > 0 ? (
      <WaitingList items={waiting} />
    ) : (
      <div className="sheet home__nothing">
        <Tick />
        <p>
          <strong>Nothing waits for you.</strong> What needs you next will be here.
        </p>
      </div>
    )}
  </section>
);
