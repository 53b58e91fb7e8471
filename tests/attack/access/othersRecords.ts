import { randomUUID } from 'node:crypto';
import { readMatrix } from '../../support/matrix.ts';
import { JUPEB_ANSWERS, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import type { Finding } from '../attack.ts';
import type { Step } from '../inTurn.ts';
import { newApplicant, newPayer } from '../target/applicants.ts';
import { newAccount, signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { linkParts } from '../../support/linkParts.ts';

async function othersFiles(target: Target): Promise<Finding[]> {
  const [owner, other] = [await newApplicant(target), await newApplicant(target)];
  const passport = await sendPassport(owner.browser, owner.token);
  const upload = randomUUID();
  const declared = { section: 'personal-details', field: '/passport', name: 'a.pdf', kind: 'pdf', size: 4 };
  await owner.browser.call('PUT', `/api/UserDocument/upload/${upload}`, { token: owner.token, body: declared });
  const { browser, token } = other;
  const findings: Finding[] = [];
  for (const id of [passport, upload]) {
    for (const [method, path, body] of [
      ['GET', `/api/UserDocument/${id}`],
      ['GET', `/api/UserDocument/${id}/preview`],
      ['GET', `/api/UserDocument/upload/${id}`],
      ['PATCH', `/api/UserDocument/upload/${id}?offset=0`, new Uint8Array([37, 80, 68, 70])],
      ['DELETE', `/api/UserDocument/${id}`],
    ] as const) {
      const { status } = await browser.call(method, path, { token, body });
      const reads = method !== 'DELETE' && status < 300;
      if (reads)
        findings.push({
          what: `${method} of another application's file answers ${status}`,
          reproduce: `${method} ${path} with another applicant's token`,
        });
    }
  }
  const kept = await owner.browser.call('GET', `/api/UserDocument/${passport}`, { token: owner.token });
  if (kept.status !== 200)
    findings.push({
      what: 'An applicant removed the photograph of another',
      reproduce: `DELETE /api/UserDocument/${passport} with another applicant's token`,
    });
  const taken = await browser.call('POST', SECTION_ADDRESS['personal-details'], {
    token,
    body: JUPEB_ANSWERS['personal-details'](passport),
  });
  if (taken.status === 200)
    findings.push({
      what: "An applicant's section names the photograph of another",
      reproduce: `POST ${SECTION_ADDRESS['personal-details']} with passport ${passport}`,
    });
  return findings;
}

/** What JUPEB's applicant may not read or write: the addresses of every other programme. */
async function othersProgrammes(target: Target): Promise<Finding[]> {
  const { browser, token } = await newApplicant(target);
  const others = readMatrix().filter(
    ({ rule, path }) =>
      rule === 'applicant' && !/^\/(JupebApplication|Application|UserDocument)\//.test(path) && !path.includes(':'),
  );
  const findings: Finding[] = [];
  for (const { method, path } of target.random.some(others, target.times(others.length, 10))) {
    const { status } = await browser.call(method, `/api${path}`, { token, body: method === 'GET' ? undefined : {} });
    if (status < 300 && status > 0)
      findings.push({
        what: `${method} ${path} answers ${status} to an applicant of another programme`,
        reproduce: `${method} /api${path} with the token of a JUPEB applicant`,
      });
  }
  return findings;
}

/** A notification that somebody else marks as read would never be seen. */
async function othersNotifications(target: Target): Promise<Finding[]> {
  const account = await newAccount(target, 'student');
  const admin = await signIn(target, 'admin');
  const link = await admin.browser.call('POST', '/api/Authentication/impersonate', {
    token: admin.token,
    body: { userName: account.userName, reason: 'To attack' },
  });
  const body = linkParts(link.data.path);
  await admin.browser.call('POST', '/api/Authentication/impersonation-login', { body });
  const owner = await signIn(target, account.userName, account.password);
  const list = async () =>
    (await owner.browser.call('GET', '/api/Notification/notifications', { token: owner.token })).data;
  const before = await list();
  const stranger = await signIn(target, 'student');
  for (const { notificationId } of before.notifications) {
    await stranger.browser.call('POST', `/api/Notification/read-notification/${notificationId}`, {
      token: stranger.token,
    });
  }
  const after = await list();
  if (before.unread === 0) throw new Error('No notification came to be read');
  return after.unread === before.unread
    ? []
    : [
        {
          what: "Somebody marked another person's notification as read",
          reproduce: 'POST /api/Notification/read-notification/:id with another token',
        },
      ];
}

/** An invoice number is the one before one's own: it must open nothing to who knows no more than a phone number. */
async function othersReceipts(target: Target): Promise<Finding[]> {
  const [owner, other] = [await newApplicant(target), await newApplicant(target)];
  const stranger = await newPayer(target);
  const findings: Finding[] = [];
  for (const [what, query] of [
    ['the phone number of somebody else', { reference: owner.invoice.invoiceNumber, proof: other.phone }],
    ['the e-mail address of somebody else', { reference: owner.invoice.invoiceNumber, proof: other.email }],
    ['no proof', { reference: owner.invoice.invoiceNumber }],
    ['a list of proofs', { reference: owner.invoice.invoiceNumber, proof: '%' }],
  ] as const) {
    for (const path of ['/api/Payment/fee-receipt', '/api/Bursary/get-all-invoices', '/api/Bursary/clearance-form']) {
      const { status, text } = await stranger.browser.call('GET', `${path}?${new URLSearchParams(query)}`);
      if (status === 200 && text.includes(owner.surname))
        findings.push({ what: `${path} opens by ${what}`, reproduce: `GET ${path}?${new URLSearchParams(query)}` });
    }
  }
  return findings;
}

/** Ids of others, asked for and written to with a token of one's own. */
export const othersRecords: readonly Step[] = [othersFiles, othersProgrammes, othersNotifications, othersReceipts];
