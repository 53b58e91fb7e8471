import { home as contract } from '#contract/shell/cards.ts';
import { courseCards } from './academics/courses/cards.ts';
import { clearanceCards } from './admissions/clearance/cards.ts';
import { deadlineCards } from './admissions/deadlines/cards.ts';
import { notificationCards } from './communication/notifications/cards.ts';
import { paymentCards } from './finance/payments/cards.ts';
import type { Card } from './kit/cards/card.ts';
import { readCards } from './kit/cards/readCards.ts';
import { appointmentCards } from './people/appointments/cards.ts';
import { auditCards } from './people/audit/cards.ts';
import type { Domain } from './platform/domain.ts';
import { route } from './platform/route.ts';
import { reportCards } from './reports/activity/cards.ts';
import { openSession } from './school/sessions/service.ts';
import { correctionCards } from './students/corrections/cards.ts';
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

export const home: Domain = {
  name: 'home',
  register: (app, platform) =>
    route(app, contract, async ({ caller }) => {
      const [session, cards] = await Promise.all([openSession(platform.database), readCards(platform, CARDS, caller)]);
      return { session: session?.name ?? null, sessionOpenedOn: session?.openedOn ?? null, cards };
    }),
};
