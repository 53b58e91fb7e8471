import list from '#lists/hostels/windows.json' with { type: 'json' };
import { HOSTELS } from '#contract/hostels/pages.ts';
import type { bookingWindows } from '#contract/hostels/setup.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { ResourcePages } from '../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof bookingWindows.list> = {
  one: 'booking window',
  declared: list,
  at: HOSTELS.windows.to,
  path: '/Hostel/booking-windows',
  crumbs: [HOSTELS.hostels],
  forms: { create: 'hostel-window' },
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
