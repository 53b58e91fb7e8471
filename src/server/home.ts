import { home as contract } from '#contract/shell/cards.ts';
import { courseCards } from './academics/courses/cards.ts';
import { sheetsToFill } from './academics/courses/waiting.ts';
import { registrationsToDecide } from './academics/registration/approval/waiting.ts';
import { amendmentsToDecide, resitsToDecide, sheetsToDecide } from './academics/results/waiting.ts';
import { clearanceCards } from './admissions/clearance/cards.ts';
import { deadlineCards } from './admissions/deadlines/cards.ts';
import { notificationCards } from './communication/notifications/cards.ts';
import { paymentCards } from './finance/payments/cards.ts';
import { stillInWaiting } from './hostels/leaving/waiting.ts';
import type { Card } from './kit/cards/card.ts';
import { readCards } from './kit/cards/readCards.ts';
import { readWaiting } from './kit/waiting/readWaiting.ts';
import type { Waiting } from './kit/waiting/waiting.ts';
import { appointmentCards } from './people/appointments/cards.ts';
import { auditCards } from './people/audit/cards.ts';
import type { Domain } from './platform/domain.ts';
import { route } from './platform/route.ts';
import { reportCards } from './reports/activity/cards.ts';
import { openSession } from './school/sessions/service.ts';
import { correctionCards } from './students/corrections/cards.ts';
import { changesToDecide } from './students/department-changes/waiting.ts';
import { siwesCards } from './students/siwes/cards.ts';

/** Each wing declares its own; people see them in this order. */
export const CARDS: readonly Card[] = [
  ...paymentCards,
  ...courseCards,
  ...deadlineCards,
  ...clearanceCards,
  ...appointmentCards,
  ...notificationCards,
  ...reportCards,
  ...correctionCards,
  ...siwesCards,
  ...auditCards,
];

/** What a member of staff is to do by their part in a course or by their office. */
const WAITING: readonly Waiting[] = [
  sheetsToFill,
  registrationsToDecide,
  sheetsToDecide,
  amendmentsToDecide,
  resitsToDecide,
  changesToDecide,
  stillInWaiting,
];

export const home: Domain = {
  name: 'home',
  register: (app, platform) =>
    route(app, contract, async ({ caller }) => {
      const [session, waiting, cards] = await Promise.all([
        openSession(platform.database),
        readWaiting(platform, WAITING, caller),
        readCards(platform, CARDS, caller),
      ]);
      return { session: session?.name ?? null, sessionOpenedOn: session?.openedOn ?? null, waiting, cards };
    }),
};
