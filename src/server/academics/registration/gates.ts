import type { Gate } from '#rules/academics/offer.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { circumstances } from './sql/place.ts';
import { windowOn } from './window.ts';

type Circumstances = Row<typeof circumstances.columns>;

/** What must be so before a student registers: a window that is open, and after its last day the late fee. Who has registered in time may add and drop without it. */
export function gatesOf(of: Circumstances, today: string, isRegistered: boolean): Gate[] {
  const window = windowOn(of, today);
  const isOpen = window.state === 'open' || window.state === 'late';
  const gates: Gate[] = [
    {
      name: 'window',
      title: 'Registration is open',
      isOpen,
      message: `${window.words}.`,
      remedy:
        window.state === 'coming'
          ? 'Come again on that day; you can prepare a draft until then.'
          : 'Ask your head of department to open it for you.',
      liftedBy: 'Your head of department',
      page: null,
    },
  ];
  if (window.state === 'late' && !isRegistered)
    gates.push({
      name: 'late-fee',
      title: 'The late fee is paid',
      isOpen: of.is_late_fee_paid,
      message: `A student who registers now pays ${of.late_fee ?? 'the late fee'} first.`,
      remedy: 'Pay it at the bursary, then register.',
      liftedBy: 'The bursary',
      page: null,
    });
  return gates;
}
