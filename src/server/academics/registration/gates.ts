import type { Gate } from '#rules/academics/offer.ts';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatesOf } from '../../students/gates/service.ts';
import { windowOn } from './window.ts';

type Place = RowOf<'registration-place-of-user'>;
type Circumstances = RowOf<'registration-circumstances'>;

/** What must be so before a student registers: a window that is open, and after its last day the late fee. Who has registered in time may add and drop without it. */
export function windowGates(of: Circumstances, today: string, isRegistered: boolean, place: Place): Gate[] {
  const window = windowOn(of, today);
  const isOpen = window.state === 'open' || window.state === 'late';
  const gates: Gate[] = [
    {
      name: 'window',
      title: isOpen ? 'Registration is open' : 'Registration is not open',
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
      title: of.isLateFeePaid ? 'The late fee is paid' : 'Pay the late fee',
      isOpen: of.isLateFeePaid,
      message: `${window.words}. A student who registers now pays ${of.lateFee ?? 'the late fee'} first.`,
      remedy: 'Pay it, then register.',
      liftedBy: 'The bursary',
      page: `${OWN_ACADEMICS.lateFee.to}?session=${place.sessionId}&semester=${place.semesterId}`,
    });
  return gates;
}

/** What the college has set before registration in table `gate`, as the first part of the school fees. */
export async function factGates(
  platform: Pick<Platform, 'facts' | 'log'>,
  db: Queryable,
  { studentId, sessionId }: Place,
): Promise<Gate[]> {
  const gates = await gatesOf(platform, db, { studentId, sessionId }, 'registration');
  return gates.map(({ fact, words, met, link }) => ({
    name: fact,
    title: link.name,
    isOpen: met,
    message: met ? `${words}.` : `${words} before you register.`,
    remedy: met ? '' : `Go to ${link.name}.`,
    liftedBy: 'The office that confirms it',
    page: link.to,
  }));
}
