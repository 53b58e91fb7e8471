import type { Deadline, deadlines } from '#contract/deadline.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { usePortalData } from '../../app/portalData.ts';
import { STAGES, windowOf } from '../../app/applicationWindow.ts';
import { useRecord } from '../../kit/record/useRecord.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import '../../kit/list/list.css';
import { ExtendDeadline } from './ExtendDeadline.tsx';

/** When programmes stop taking new applications, and how that is put off. */
export function Page() {
  const { data, error, refetch } = useRecord<typeof deadlines>('/Application/deadlines', undefined);
  return (
    <PageFrame title="Closing dates" width="wide" lead="After its closing date a programme takes no new invoices; who has paid may finish. When an outage was ours, give everybody their time back.">
      {data && <div className="stack"><ExtendDeadline programmes={data} /><Programmes programmes={data} /></div>}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={8} />}
    </PageFrame>
  );
}

function Programmes({ programmes }: { readonly programmes: readonly Deadline[] }) {
  const { today } = usePortalData();
  return (
    <section className="list" aria-label="Programmes">
      <table className="table">
        <caption className="table__caption">Programmes</caption>
        <thead><tr><th scope="col">Programme</th><th scope="col">Closes</th><th scope="col">State</th><th scope="col">Begun, not submitted</th></tr></thead>
        <tbody>
          {programmes.map((programme) => (
            <tr key={programme.applicationTypeId}>
              <td data-title="Programme">{programme.name}</td>
              <td data-title="Closes">{displayDate(programme.closes)}</td>
              <td data-title="State">{STAGES[windowOf(programme, today)]}</td>
              <td data-title="Begun, not submitted">{withThousands(programme.begun)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
