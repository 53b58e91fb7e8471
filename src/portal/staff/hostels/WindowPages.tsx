import { Link } from 'react-router-dom';
import list from '#lists/hostels/windows.json' with { type: 'json' };
import type { stillIn } from '#contract/hostels/leaving.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import type { bookingWindows } from '#contract/hostels/setup.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { counted } from '#rules/text/counted.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { ResourcePages } from '../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../kit/resource/screens.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** Before the next window opens: who is in from a session before has to leave. */
function StillIn() {
  const { data } = useRead<typeof stillIn>('/Hostel/still-in', undefined);
  if (!data || data.stays.length === 0) return null;
  return (
    <Link className={buttonClass(undefined, 'outlined')} to={HOSTELS.leaving.to}>
      {counted(data.stays.length, 'student')} still in
    </Link>
  );
}

const SCREENS: ScreensOf<typeof bookingWindows.list> = {
  one: 'booking window',
  declared: list,
  at: HOSTELS.windows.to,
  path: '/Hostel/booking-windows',
  crumbs: [HOSTELS.hostels],
  forms: { create: 'hostel-window' },
  listActions: <StillIn />,
  nameOf: ({ session, hostel }) => `${session}, ${hostel}`,
  facts: ({ opensAt, closesAt, holdMinutes, payDays }) => [
    ['Opens', displayMoment(opensAt)],
    ['Closes', displayMoment(closesAt)],
    ['Minutes to decide', holdMinutes],
    ['Days to pay', payDays],
  ],
  switchedOff: 'Students choose no bed by it any more. What they have chosen stays.',
};

export const WindowPages = () => <ResourcePages screens={SCREENS} />;
