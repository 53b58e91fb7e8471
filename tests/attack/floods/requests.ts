import { setTimeout as pause } from 'node:timers/promises';
import { demoCandidates } from '#server/admissions/jamb/demo.ts';
import type { Finding } from '../attack.ts';
import { mailsTo } from '../target/mailbox.ts';
import { newcomer, newPhone, order } from '../target/applicants.ts';
import {
  askForPasswordLink,
  login,
  newAccount,
  newestPasswordLink,
  signIn,
  usePasswordLink,
} from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { besideAnApplicant } from './besideAnApplicant.ts';

/** More than any honest address makes in a minute. */
const INVOICES = 120;
const LOGINS = 80;
const RESETS = 40;
const CODES = 40;
/** A mistaken person asks for a few; more fill somebody's mailbox. */
const MOST_CODES = 8;
/** Links that are mailed to one person within the hour. */
const MOST_RESETS = 3;
/** Links are mailed after the answer, which is the same for whoever has no account. */
const MAILED_MS = 5_000;

/** One address makes invoices on numbers that nobody has. */
export async function invoices(target: Target): Promise<Finding[]> {
  return besideAnApplicant(target, 'a flood of invoices', async () => {
    const somebody = await newcomer(target);
    let made = 0;
    for (let turn = 0; turn < INVOICES; turn += 1) {
      const phone = newPhone(target);
      const { status } = await order({ ...somebody, phone, regNumber: phone });
      if (status === 429) break;
      if (status === 200) made += 1;
    }
    target.note(`${made} invoices of ${INVOICES} before the address is limited`);
    const findings =
      made < INVOICES
        ? []
        : [
            {
              what: `One address made ${INVOICES} invoices on end`,
              reproduce: 'POST /api/ApplicationInvoice/generate-application-invoice with new phone numbers',
            },
          ];
    const other = await order(await newcomer(target));
    return other.status === 200
      ? findings
      : [
          ...findings,
          { what: 'After a flood of invoices nobody else can make one', reproduce: `${other.status} ${other.text}` },
        ];
  });
}

/** An invoice on somebody else's JAMB number must not keep its owner from theirs. */
export async function shutOut(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const candidate of target.random.some(demoCandidates('UTME'), target.times(5, 2))) {
    const stranger = await newcomer(target, candidate).catch(() => undefined);
    if (!stranger || (await order(stranger)).status !== 200) continue;
    const owner = await newcomer(target, candidate).then(order, (error: Error) => ({ status: 0, text: error.message }));
    if (owner.status !== 200)
      findings.push({
        what: "A stranger's invoice on a JAMB number keeps the candidate from making one",
        reproduce: `${owner.status} ${owner.text}`,
      });
  }
  return findings.slice(0, 1);
}

/** Strangers ask for somebody's password to be reset, over and over: few mails come of it, and the newest of them is their owner's way in. */
export async function resets(target: Target): Promise<Finding[]> {
  const account = await newAccount(target);
  const owner = target.stranger();
  await askForPasswordLink(owner, account);
  const before = (await mailsTo(owner, account.email)).length;
  for (let turn = 0; turn < target.times(RESETS, 12); turn += 1) {
    await target
      .stranger()
      .call('POST', `/api/Authentication/send-reset-password-mail?email=${encodeURIComponent(account.email)}`);
  }
  await pause(MAILED_MS);
  const newest = await newestPasswordLink(owner, account);
  const mailed = (await mailsTo(owner, account.email)).length - before;
  target.note(`${mailed} mails of ${target.times(RESETS, 12)} that strangers asked for`);
  const used = await usePasswordLink(owner, newest, account.password);
  return [
    ...(mailed <= MOST_RESETS
      ? []
      : [
          {
            what: `Strangers had ${mailed} links mailed to one person`,
            reproduce: 'let strangers ask for a reset often',
          },
        ]),
    ...(used.status === 200
      ? []
      : [
          {
            what: "Strangers made the newest link in its owner's mailbox void",
            reproduce: 'let strangers ask for a reset often, then use the link of the newest mail',
          },
        ]),
  ];
}

/** Codes of one challenge fill nobody's mailbox. */
export async function codes(target: Target): Promise<Finding[]> {
  const account = await newAccount(target);
  const { browser, token } = await signIn(target, account.userName, account.password);
  await browser.call('POST', '/api/Authentication/two-factor', {
    token,
    body: { twoFactor: 'email', password: account.password },
  });
  const before = (await mailsTo(browser, account.email)).length;
  const { data } = await login(browser, account.userName, account.password);
  for (let turn = 0; turn < target.times(CODES, 12); turn += 1)
    await browser.call('POST', '/api/Authentication/two-factor-authentication/code', {
      body: { challenge: data.challenge },
    });
  const mailed = (await mailsTo(browser, account.email)).length - before;
  return mailed <= MOST_CODES
    ? []
    : [
        {
          what: `One challenge mailed ${mailed} codes`,
          reproduce: 'POST /api/Authentication/two-factor-authentication/code on end',
        },
      ];
}

/** A name that is guessed at has new devices wait for so long at most, as `login` of the accounts promises. */
const LONGEST_WAIT_SECONDS = 30;

/** The owner, on a device of nobody: where it has to wait, it waits once, as it is bidden. */
async function ownerElsewhere(target: Target, userName: string) {
  const device = target.stranger();
  const first = await login(device, userName);
  const seconds = Number(first.headers.get('retry-after'));
  if (first.status !== 429 || !(seconds <= LONGEST_WAIT_SECONDS)) return first;
  target.note(`who is guessed at waits ${seconds} s on a new device`);
  await pause(seconds * 1000);
  return login(device, userName);
}

/** Wrong passwords for one name from one address: limited there, and its owner signs in from elsewhere. */
export async function logins(target: Target): Promise<Finding[]> {
  return besideAnApplicant(target, 'a flood of logins', async () => {
    const browser = target.stranger();
    const statuses: number[] = [];
    for (let turn = 0; turn < LOGINS / 8; turn += 1) {
      const guesses = Array.from({ length: 8 }, () => login(browser, 'dean', `Wrong#${target.random.digits(6)}`));
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    const findings = statuses.includes(429)
      ? []
      : [
          {
            what: `${LOGINS} wrong passwords from one address were all judged`,
            reproduce: 'POST /api/Authentication/login on end',
          },
        ];
    const owner = await ownerElsewhere(target, 'dean');
    return owner.status === 200
      ? findings
      : [
          ...findings,
          { what: 'Who is guessed at cannot sign in from elsewhere', reproduce: `${owner.status} ${owner.text}` },
        ];
  });
}

/** Notifications of payments that nobody made, singly and in a long list. */
export async function notifications(target: Target): Promise<Finding[]> {
  return besideAnApplicant(target, 'a flood of payment notifications', async () => {
    const browser = target.stranger();
    const hint = () => ({ rrr: target.random.digits(12), channel: 'CARDPAYMENT', amount: 10_000 });
    for (let turn = 0; turn < target.times(25, 3); turn += 1) {
      await Promise.all(
        Array.from({ length: 8 }, () => browser.call('POST', '/api/Payment/notification', { body: hint() })),
      );
    }
    await browser.call('POST', '/api/Payment/notification', { body: Array.from({ length: 2000 }, hint) });
    return [];
  });
}
