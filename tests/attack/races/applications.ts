import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { JUPEB_ANSWERS, opened, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import type { Finding } from '../attack.ts';
import type { Step } from '../inTurn.ts';
import { logInBy, newApplicant, newPayer, pay } from '../target/applicants.ts';
import type { Target } from '../target/target.ts';
import { atOnce, different, succeeded, timesAtOnce } from './atOnce.ts';

async function logIns(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const payer = await newPayer(target);
  await pay(payer);
  const begun = succeeded(await atOnce(times, () => logInBy(payer.browser, payer.rrr))).map(
    (answer) => opened(answer).application.applicantId,
  );
  if (begun.length === 0) throw new Error('Nobody could log in');
  return different(begun) > 1
    ? [
        {
          what: `One RRR began ${different(begun)} applications`,
          reproduce: `POST /api/JupebApplication/login ${times} times at once with a paid RRR`,
        },
      ]
    : [];
}

/** All three sections, and the submission; then others of the last section, which must not change what is final. */
async function saves(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const { browser, token, application } = await newApplicant(target);
  const passport = await sendPassport(browser, token);
  const findings: Finding[] = [];
  const bodies = { ...JUPEB_ANSWERS, 'personal-details': JUPEB_ANSWERS['personal-details'](passport) };
  for (const [section, address] of Object.entries(SECTION_ADDRESS)) {
    const saved = succeeded(
      await atOnce(times, () => browser.call('POST', address, { token, body: bodies[section as keyof typeof bodies] })),
    );
    if (saved.length === 0) throw new Error(`${section} could not be saved`);
  }
  const { data: read } = await browser.call('GET', '/api/JupebApplication/application', { token });
  const submitted = succeeded(
    await atOnce(times, () =>
      browser.call('POST', '/api/Application/submit', { token, body: { revision: read.revision } }),
    ),
  );
  if (different(submitted.map(({ data }) => data.submittedAt)) > 1)
    findings.push({
      what: 'One application was submitted at different moments',
      reproduce: `POST /api/Application/submit ${times} times at once`,
    });
  const [sitting] = JUPEB_ANSWERS['o-level-result'].oLevelInfo;
  const changed = succeeded(
    await atOnce(times, (turn) =>
      browser.call('POST', SECTION_ADDRESS['o-level-result'], {
        token,
        body: { oLevelInfo: [{ ...sitting, examYear: 2000 + (turn % 20) }] },
      }),
    ),
  );
  if (changed.length > 0)
    findings.push({
      what: 'A submitted application was changed',
      reproduce: `POST ${SECTION_ADDRESS['o-level-result']} with other answers after it was submitted`,
    });
  const { data: record } = await browser.call('GET', '/api/JupebApplication/application', { token });
  const isOne =
    record.formCompleted &&
    record.applicationNumber === application.applicationNumber &&
    isDeepStrictEqual(record.answers['o-level-result'], JUPEB_ANSWERS['o-level-result']);
  if (!isOne)
    findings.push({
      what: 'Sections sent many times at once left an application that was sent by nobody',
      reproduce: `each section ${times} times at once, then GET /api/JupebApplication/application`,
    });
  return findings;
}

/** A photograph under one id, and a file whose first part comes many times. */
async function parts(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const { browser, token } = await newApplicant(target);
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(60_000)]);
  const id = randomUUID();
  const body = { section: 'personal-details', field: '/passport', name: 'a.pdf', kind: 'pdf', size: bytes.length * 2 };
  const declared = await browser.call('PUT', `/api/UserDocument/upload/${id}`, { token, body });
  if (declared.status >= 300) return [];
  await atOnce(times, () =>
    browser.call('PATCH', `/api/UserDocument/upload/${id}?offset=0`, { token, body: new Uint8Array(bytes) }),
  );
  const { data } = await browser.call('GET', `/api/UserDocument/upload/${id}`, { token });
  return data?.received === bytes.length
    ? []
    : [
        {
          what: `A part of ${bytes.length} bytes that came ${times} times at once counts as ${data?.received}`,
          reproduce: `PATCH /api/UserDocument/upload/:id?offset=0 ${times} times at once`,
        },
      ];
}

/** One application, one submission and one file, sent many times at once. */
export const applications: readonly Step[] = [logIns, saves, parts];
