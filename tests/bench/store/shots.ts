import { JUPEB_ANSWERS } from '../../support/applicant.ts';
import type { College } from './college.ts';
import type { Shot } from './load.ts';

/** What one applicant asks of a server, by their place among all. */
export interface Requests {
  load(applicant: number): Shot;
  save(applicant: number, answers: Answers): Shot;
}

export type Answers = ReturnType<typeof answersOf>;

export interface Addresses {
  readonly load: string;
  readonly save: string;
}

/** Right answers to personal details, and other ones at each turn. */
export const answersOf = (passport: string, turn: number) => ({
  ...JUPEB_ANSWERS['personal-details'](passport),
  permanentAddress: `${turn} Marina Road`,
});

export const requestsOf = (addresses: Addresses, { tokens }: College): Requests => ({
  load: (applicant) => ({ method: 'GET', path: addresses.load, headers: headersOf(tokens[applicant]!) }),
  save: (applicant, answers) => ({
    method: 'POST',
    path: addresses.save,
    headers: headersOf(tokens[applicant]!),
    body: JSON.stringify(answers),
  }),
});

export const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/** Each shot is the next applicant's. */
export function inTurn({ load, save }: Requests, passports: readonly string[]): Record<keyof Requests, () => Shot> {
  let turn = 0;
  const next = () => turn++ % passports.length;
  return {
    load: () => load(next()),
    save: () => {
      const applicant = next();
      return save(applicant, answersOf(passports[applicant]!, turn));
    },
  };
}
