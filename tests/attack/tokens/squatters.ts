import { JUPEB_ANSWERS, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import type { Finding } from '../attack.ts';
import { newApplicant } from '../target/applicants.ts';
import { enterAs, mover, rightful } from '../target/moves.ts';
import type { Target } from '../target/target.ts';

const LOAD = '/api/JupebApplication/application';

/** Somebody pays in another's place, answers rubbish and submits it; the office gives the invoice to whose it is. */
export async function squatters(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const squatter = await newApplicant(target);
  const { browser, token, application } = squatter;
  const bodies = {
    ...JUPEB_ANSWERS,
    'personal-details': JUPEB_ANSWERS['personal-details'](await sendPassport(browser, token)),
  };
  for (const [section, address] of Object.entries(SECTION_ADDRESS))
    await browser.call('POST', address, { token, body: bodies[section as keyof typeof bodies] });
  const {
    data: { revision },
  } = await browser.call('GET', LOAD, { token });
  const submitted = await browser.call('POST', '/api/Application/submit', { token, body: { revision } });
  if (submitted.status !== 200) throw new Error(`The squatter could not submit: ${submitted.text}`);
  const slip = await browser.call('GET', '/api/JupebApplication/application-slip', { token });
  const candidate = rightful(target);
  await (
    await mover(target)
  )(squatter, candidate);

  const entered = await enterAs(target, squatter, candidate);
  const reproduce =
    'submit a paid application, POST /api/Application/update-application-invoice, log in with the code that is mailed';
  const { data: now } = await entered.browser.call('GET', LOAD, { token: entered.token });
  if (now.formCompleted)
    findings.push({
      what: 'An application that a stranger submitted stays submitted when its invoice is moved',
      reproduce,
    });
  if (Object.keys(now.answers).length + Object.keys(now.drafts).length + now.documents.length > 0 || now.passport)
    findings.push({ what: "A moved application holds a stranger's answers or files", reproduce });
  if (now.applicantId === application.applicantId)
    findings.push({ what: 'A moved application keeps the id under which a device keeps its copies', reproduce });
  if (!now.givenOn)
    findings.push({ what: 'The applicant is not told that the application was given to them', reproduce });

  const code = new URL((slip.data as { verification: { url: string } }).verification.url).pathname.split('/').at(-1);
  if ((await browser.call('GET', `/api/Application/verify-slip?code=${code}`)).status === 200)
    findings.push({
      what: "A stranger's slip is confirmed after the move",
      reproduce: `GET /api/Application/verify-slip?code=${code}`,
    });
  const draft = { section: 'sponsor-and-referee', data: { Sponsor: { Fullname: 'A stranger' } }, revision: 0 };
  for (const [method, path, body] of [
    ['GET', LOAD],
    ['PUT', '/api/Application/draft', draft],
    ['POST', SECTION_ADDRESS['sponsor-and-referee'], { rrr: squatter.rrr, ...bodies['sponsor-and-referee'] }],
    ['POST', '/api/Application/submit', { revision }],
  ] as const) {
    if ((await browser.call(method, path, { token, body })).status < 300)
      findings.push({ what: `${method} ${path} is taken from a device that had the application`, reproduce });
  }
  return findings;
}
