import type { Finding } from '../attack.ts';
import { newPayer, type Payer } from '../target/applicants.ts';
import type { Browser } from '../target/browser.ts';
import { mailsTo, nextMail } from '../target/mailbox.ts';
import { newAccount, signIn, login } from '../target/people.ts';
import type { Target } from '../target/target.ts';

const CODE = /Code:?\s*(?:<[^>]*>\s*)*(\d{6,10})/;
const JUPEB = 5;

/** How a code is asked for, and what it opens. */
interface CodeOf {
  readonly what: string;
  readonly email: string;
  /** @returns the challenge, undefined where no more is given for now */
  ask(browser: Browser): Promise<string | undefined>;
  prove(
    browser: Browser,
    answer: { readonly challenge: string; readonly code: string },
  ): Promise<{ readonly status: number; readonly text: string }>;
}

/** Of somebody's invoice, by what a friend knows; of their payments; and of an account whose password leaked. */
export async function strangersCodes(target: Target): Promise<Finding[]> {
  const payer = await newPayer(target);
  return [
    ...(await keptOut(target, invoiceCode(payer))),
    ...(await keptOut(target, payerCode(payer))),
    ...(await keptOut(target, await signInCode(target))),
  ];
}

const invoiceCode = ({ phone, email }: Payer): CodeOf => ({
  what: 'invoice',
  email,
  ask: async (browser) =>
    (
      await browser.call('POST', '/api/ApplicationInvoice/send-invoice-code', {
        body: { applicationTypeId: String(JUPEB), regNumber: phone, mobileNumber: phone },
      })
    ).data?.challenge,
  prove: (browser, answer) => browser.call('POST', '/api/ApplicationInvoice/open-invoice', { body: answer }),
});

const payerCode = ({ email }: Payer): CodeOf => ({
  what: 'payments',
  email,
  ask: async (browser) =>
    (await browser.call('POST', '/api/Payment/send-payer-code', { body: { email } })).data?.challenge,
  prove: (browser, answer) => browser.call('POST', '/api/Payment/prove-payer', { body: answer }),
});

async function signInCode(target: Target): Promise<CodeOf> {
  const { userName, password, email } = await newAccount(target);
  const { browser, token } = await signIn(target, userName, password);
  await browser.call('POST', '/api/Authentication/two-factor', { token, body: { twoFactor: 'email', password } });
  return {
    what: 'account',
    email,
    ask: async (asker) => {
      const { data } = await login(asker, userName, password);
      const sent = await asker.call('POST', '/api/Authentication/two-factor-authentication/code', {
        body: { challenge: data?.challenge ?? '' },
      });
      return sent.data?.challenge;
    },
    prove: (asker, answer) => asker.call('POST', '/api/Authentication/two-factor-authentication', { body: answer }),
  };
}

/** Strangers ask for codes and type wrong ones; the owner's own, asked for before them and after them, has to open at once. */
async function keptOut(target: Target, { what, email, ask, prove }: CodeOf): Promise<Finding[]> {
  const [early, late] = [target.stranger(), target.stranger()];
  const codeFor = async (browser: Browser) => {
    const seen = (await mailsTo(browser, email)).length;
    const challenge = await ask(browser);
    return challenge === undefined ? undefined : { challenge, code: await nextMail(browser, email, seen, CODE) };
  };
  const before = await codeFor(early);
  if (!before) throw new Error(`No code for the ${what}`);
  const guess = async () => {
    const stranger = target.stranger();
    const challenge = await ask(stranger);
    for (let tries = 0; challenge !== undefined && tries < 5; tries += 1)
      await prove(stranger, { challenge, code: target.random.digits(6) });
  };
  for (let strangers = 0; strangers < target.times(12, 4); strangers += 1) await guess();
  const answers = [
    [early, before],
    [late, await codeFor(late)],
  ] as const;
  const findings: Finding[] = [];
  for (const [browser, answer] of answers) {
    // A pause that wrong codes had begun may have ended while the mail was on its way.
    await guess();
    const { status, text } = answer ? await prove(browser, answer) : { status: 429, text: 'no code is mailed' };
    if (status !== 200)
      findings.push({
        what: `Strangers' wrong codes keep the owner's right one for their ${what} from working: ${status} ${text.slice(0, 120)}`,
        reproduce: 'ask for codes and type wrong ones from other addresses, then type a right one',
      });
  }
  return findings;
}
