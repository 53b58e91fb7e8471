import Type from 'typebox';
import { Id } from '../kit/id.ts';
import { reported } from '../kit/report.ts';

const Name = Type.Optional(Type.String());

/** From the ledger: expected less awarded and collected is owed; what waits in suspense is collected for no fee yet. A row is a fee unless `by` says otherwise. */
export const bursaryReport = reported({
  path: '/Bursary/report',
  file: '/Bursary/download-report',
  access: { claim: 'reports' },
  summary:
    'What students were charged, what was collected of it and what is owed: by fee, faculty, level, session or age',
  group: { fee: Name, faculty: Name, level: Name, session: Name, age: Name },
  sums: ['students', 'expectedKobo', 'awardedKobo', 'waivedKobo', 'collectedKobo', 'owedKobo', 'suspenseKobo'],
  filters: {
    by: Type.Enum(['fee', 'faculty', 'level', 'session', 'age']),
    sessionId: Id,
    purpose: Type.String({ maxLength: 40, description: 'As school or acceptance' }),
    facultyId: Id,
  },
});
