import { useState } from 'react';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { checkOutMany, StillIn, stillIn } from '#contract/hostels/leaving.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { counted } from '#rules/text/counted.ts';
import { ActionDialog } from '../../kit/record/ActionDialog.tsx';
import { useRead } from '../../kit/record/useRead.ts';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import './desk.css';

/** Who is still in as a session is over, by hostel. They leave as one act. */
export function MovingOutPage() {
  const { data, error, refetch } = useRead<typeof stillIn>('/Hostel/still-in', undefined);
  return (
    <Page
      title={HOSTELS.leaving.name}
      crumbs={[HOSTELS.reservations]}
      lead="Who is still in a bed of an earlier session. Nobody else moves in before they are out."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      {data?.stays.length === 0 && <EmptyState title={`Nobody is still in from before ${data.next}`} />}
      {data && data.stays.length > 0 && <Stays stays={data.stays} next={data.next} />}
    </Page>
  );
}

function Stays({ stays, next }: { readonly stays: readonly StillIn[]; readonly next: string }) {
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const leaving = stays.filter(({ id }) => !staying.has(id));
  const toggle = (id: string) =>
    setStaying((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <div className="stack">
      <p className="notice notice--warning" role="status">
        {counted(stays.length, 'student')} {stays.length === 1 ? 'is' : 'are'} still in. Check them out before beds of{' '}
        {next} are given.
      </p>
      <CheckOut leaving={leaving} />
      {[...Map.groupBy(stays, ({ session, hostel }) => `${hostel}, ${session}`)].map(([title, of]) => (
        <section key={title} className="sheet" aria-label={title}>
          <h2>{title}</h2>
          <ul className="moving-out">
            {of.map((stay) => (
              <li key={stay.id}>
                <label>
                  <input type="checkbox" checked={!staying.has(stay.id)} onChange={() => toggle(stay.id)} />
                  <span>
                    {stay.fullName} ({stay.number})
                    <span className="stay__small">
                      {' '}
                      {stay.bed}, since {displayDate(stay.cameOn)}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function CheckOut({ leaving }: { readonly leaving: readonly StillIn[] }) {
  const session = useSession();
  if (leaving.length === 0) return null;
  return (
    <div className="actions">
      <ActionDialog
        label={`Check out ${counted(leaving.length, 'student')}`}
        intent="primary"
        submitLabel="Check out"
        lead="All of them leave on this day. Untick first who left on another day."
        form="bed-check-out-many"
        answers={{ leftOn: lagosDay(new Date()) }}
        done={({ left, passedOver }: Reply<typeof checkOutMany>) =>
          `${counted(left, 'student')} left${passedOver > 0 ? `, and ${passedOver} had left before` : ''}`
        }
        act={({ leftOn }) =>
          session.call<typeof checkOutMany>({
            method: 'POST',
            path: '/Hostel/check-out-many',
            body: { leftOn: String(leftOn), stays: leaving.slice(0, 2000).map(({ id }) => ({ id })) },
          })
        }
      />
    </div>
  );
}
