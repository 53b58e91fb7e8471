import { mailsTo, nextMail } from './mailbox.ts';
import { logInBy, newPhone, type Payer } from './applicants.ts';
import { signIn } from './people.ts';
import type { Target } from './target.ts';

/** To whom the office gives an invoice: their phone number and mailbox are nobody else's. */
export interface Rightful {
  readonly phone: string;
  readonly email: string;
}

export const rightful = (target: Target): Rightful => ({
  phone: newPhone(target),
  email: `x${target.random.letters(9)}@matricula.example`,
});

/** An officer who may move invoices, signed in before what is to meet the move begins. */
export async function mover(target: Target): Promise<(invoice: Pick<Payer, 'rrr'>, to: Rightful) => Promise<void>> {
  const { browser, token } = await signIn(target, 'bursar');
  return async ({ rrr }, { phone, email }) => {
    const { status, text } = await browser.call('POST', '/api/Application/update-application-invoice', {
      token,
      body: { reference: rrr, mobileNumber: phone, email, reason: 'To attack' },
    });
    if (status !== 200) throw new Error(`The invoice was not moved: ${text}`);
  };
}

/** The application as its rightful applicant first opens it, by a code from their own mailbox. */
export async function enterAs(target: Target, { rrr }: Pick<Payer, 'rrr'>, { email }: Rightful) {
  const browser = target.stranger();
  const seen = (await mailsTo(browser, email)).length;
  const asked = await logInBy(browser, rrr);
  if (!asked.data || !('challenge' in asked.data)) throw new Error(`No code was asked for: ${asked.text}`);
  const code = await nextMail(browser, email, seen, /Code:\s*(?:<[^>]+>)*(\d{6})/);
  const { data, text } = await browser.call('POST', '/api/JupebApplication/login', {
    body: { rrr, challenge: asked.data.challenge, code },
  });
  if (!data || !('token' in data)) throw new Error(`The rightful applicant is not let in: ${text}`);
  return { browser, token: data.token, application: data.application };
}
