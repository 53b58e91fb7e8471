import { challengeOf, opened, pay } from '../../../support/applicant.ts';
import { type Caller, callerOf } from '../../../support/call.ts';
import { type PostedCollege, signedIn } from '../../../support/people.ts';

export const [JUPEB, POST_UTME] = [5, 8];
const INVOICES = '/api/ApplicationInvoice';

/** Who made an invoice, and the device that they made it on. */
export interface Payer {
  readonly device: Caller;
  readonly phone: string;
  readonly email: string;
  readonly regNumber: string;
  readonly rrr: string;
}

let people = 0;

export const newPerson = () => ({
  phone: `0809${String(++people).padStart(7, '0')}`,
  email: `moved${people}@example.com`,
});

/** @param regNumber a JAMB number; without one it is of JUPEB, which is registered by the phone number */
export async function payer(college: PostedCollege, regNumber?: string): Promise<Payer> {
  const [device, person] = [callerOf(college.address), newPerson()];
  const { data, text } = await device.call('POST', `${INVOICES}/generate-application-invoice`, {
    body: {
      Lastname: 'Squatter',
      FirstName: 'Sam',
      MobileNumber: person.phone,
      RegNumber: regNumber ?? person.phone,
      Email: person.email,
      SessionId: 1,
      ...(regNumber ? { Amount: 2000, ApplicationTypeId: POST_UTME } : { Amount: 10_000, ApplicationTypeId: JUPEB }),
    },
  });
  if (!data?.rrr) throw new Error(`No invoice: ${text}`);
  await pay(college, data.rrr);
  await college.call('POST', `${INVOICES}/verify-payment`, { body: { rrr: data.rrr } });
  return { ...person, device, regNumber: regNumber ?? person.phone, rrr: data.rrr };
}

export const logInByRrr = (device: Caller, { rrr }: Pick<Payer, 'rrr'>, answer: object = {}) =>
  device.call('POST', '/api/JupebApplication/login', { body: { rrr, ...answer } });

export const logInByNumber = (device: Caller, regNumber: string, phoneOrRrr: string, answer: object = {}) =>
  device.call('POST', '/api/PostUtme/login', { body: { regNumber, phoneOrRrr, ...answer } });

/** The office gives the invoice to a candidate. */
export async function move(
  college: PostedCollege,
  { rrr }: Pick<Payer, 'rrr'>,
  { phone, email }: Pick<Payer, 'phone' | 'email'>,
) {
  const { token } = await signedIn(college, 'bursar');
  return college.call('POST', '/api/Application/update-application-invoice', {
    token,
    body: { reference: rrr, mobileNumber: phone, email, reason: 'Showed the JAMB slip at the desk' },
  });
}

/** The candidate's first log-in, with the code from their own mailbox. */
export async function enter(
  college: PostedCollege,
  { email }: Pick<Payer, 'email'>,
  logIn: (answer?: object) => ReturnType<typeof logInByRrr>,
) {
  const challenge = challengeOf(await logIn());
  return opened(await logIn({ challenge, code: await college.lastCodeTo(email) }));
}
