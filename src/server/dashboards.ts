import * as contract from '#contract/shell/dashboards.ts';
import { teachingCards, teachingCharts } from './academics/courses/charts.ts';
import { paymentCharts } from './finance/payments/charts.ts';
import { ownPaymentCards, ownPaymentCharts } from './finance/receipts/own.ts';
import { progressCharts } from './academics/progress/charts.ts';
import { coursesToRegister } from './academics/registration/waiting.ts';
import { documentsToSend } from './admissions/clearance/waiting.ts';
import { offerToAnswer } from './admissions/offers/waiting.ts';
import { unpaidInvoices } from './finance/own-payments/waiting.ts';
import { schoolFeesDue } from './finance/student-fees/waiting.ts';
import type { Card } from './kit/cards/card.ts';
import { readCards } from './kit/cards/readCards.ts';
import type { Chart } from './kit/charts/chart.ts';
import { readCharts } from './kit/charts/readCharts.ts';
import { readWaiting } from './kit/waiting/readWaiting.ts';
import type { Waiting } from './kit/waiting/waiting.ts';
import { jobCharts } from './operations/jobs/charts.ts';
import { auditCharts } from './people/audit/charts.ts';
import { userCards, userCharts } from './people/users/charts.ts';
import type { User } from './platform/auth/caller.ts';
import type { Domain } from './platform/domain.ts';
import type { Platform } from './platform/platform.ts';
import { route } from './platform/route.ts';
import { sessionCards, sessionCharts } from './reports/activity/charts.ts';
import { openSession } from './school/sessions/service.ts';
import { profileToComplete } from './students/profiles/waiting.ts';
import { ownAdmissionSteps, studentCharts } from './students/records/charts.ts';

/** What a student is to do: each wing declares its own. */
const WAITING: readonly Waiting[] = [
  offerToAnswer,
  documentsToSend,
  profileToComplete,
  unpaidInvoices,
  schoolFeesDue,
  coursesToRegister,
];

const ADMIN_CARDS: readonly Card[] = userCards;
const ADMIN_CHARTS: readonly Chart[] = [...paymentCharts, ...userCharts, ...jobCharts, ...auditCharts];

/** What waits is on everyone's first page; these are the figures behind it, which nobody waits for. */
export const dashboards: Domain = {
  name: 'dashboards',
  register(app, platform) {
    route(app, contract.studentDashboard, async ({ caller }) => {
      const [waiting, steps, figures] = await Promise.all([
        readWaiting(platform, WAITING, caller),
        ownAdmissionSteps(platform, caller),
        figuresOf(platform, caller, ownPaymentCards, ownPaymentCharts),
      ]);
      return { waiting, steps, ...figures };
    });

    route(app, contract.lecturerDashboard, ({ caller }) =>
      figuresOf(platform, caller, teachingCards, [...teachingCharts, ...progressCharts, ...studentCharts]),
    );

    route(app, contract.adminDashboard, async ({ caller, query }) => {
      const sessionId = query.sessionId ?? (await openSession(platform.database))?.id ?? null;
      const [cards, charts] = sessionId === null ? [[], []] : [sessionCards(sessionId), sessionCharts(sessionId)];
      return {
        sessionId,
        ...(await figuresOf(platform, caller, [...cards, ...ADMIN_CARDS], [...charts, ...ADMIN_CHARTS])),
      };
    });
  },
};

async function figuresOf(platform: Platform, caller: User, cards: readonly Card[], charts: readonly Chart[]) {
  const [read, series] = await Promise.all([readCards(platform, cards, caller), readCharts(platform, charts, caller)]);
  return { cards: read, series };
}
