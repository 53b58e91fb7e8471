import Type from 'typebox';
import { Id } from '../kit/id.ts';
import { Days, reported } from '../kit/report.ts';

/** Each number is of the day on which it happened, so that money agrees with the payment report of the same days. */
export const applicationReport = reported({
  path: '/Application/application-report',
  file: '/Application/download-application-report',
  access: { claim: 'reports' },
  summary:
    'Applications by programme and session: invoices, payments, applications begun and submitted, money received',
  group: { programme: Type.String(), session: Type.String() },
  sums: ['invoices', 'paid', 'started', 'submitted', 'receivedKobo'],
  filters: { sessionId: Id, applicationTypeId: Id, ...Days },
});
