import { dayBefore } from '../../kit/demo/calendar.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { insertDemoChecks } from './sql.ts';

/** Of candidates of the demo's clearance. */
const ASKED = [
  ['202670000000CL', 'National Diploma, 2023', 'Federal Polytechnic, Nekede', 'No answer yet', 9],
  ['202670000001CL', 'National Diploma, 2024', 'Yaba College of Technology', 'Genuine', 16],
  ['202670000002CL', 'NCE, 2022', 'Federal College of Education, Kano', 'The issuer does not answer', 40],
] as const;

export const demoCertificateChecks: DemoStep = {
  name: 'certificate checks',
  needs: ['clearance'],
  slice:
    ({ day }) =>
    async (tx) => {
      const rows = ASKED.map(([regNumber, certificate, issuer, answer, daysAgo]) => ({
        regNumber,
        certificate,
        issuer,
        answer,
        askedOn: dayBefore(day, daysAgo),
      }));
      await insertDemoChecks(tx, { rows });
    },
};
