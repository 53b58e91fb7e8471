import type { setOfferRule } from '#contract/admissions/call-list.ts';
import type { QuotaBoard } from '#contract/admissions/selection.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

const daysOf = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** From when the days of offers count, and how many there are. */
export function OfferDays({ rule: { countsFrom, days, waitingDays } }: { readonly rule: QuotaBoard['rule'] }) {
  const session = useSession();
  return (
    <section className="sheet board__formula" aria-label="Days of offers">
      <p>
        An offer is open for <strong>{`${daysOf(days)} from its ${countsFrom}`}</strong>; from the waiting list,{' '}
        {daysOf(waitingDays)}.
      </p>
      <ActionDialog
        label="Set the days of offers"
        form="offer-rule"
        answers={{ countsFrom: countsFrom === 'delivery' ? 'Delivery' : 'Publication', days, waitingDays }}
        submitLabel="Set"
        done="The days of offers are set"
        lead="It holds for offers that are made from now on. A quota may say otherwise for its programme."
        act={(answers) =>
          session.call<typeof setOfferRule>({ method: 'POST', path: '/AdmissionList/offer-rule', body: answers })
        }
      />
    </section>
  );
}
