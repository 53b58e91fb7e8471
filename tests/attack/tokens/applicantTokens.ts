import type { Finding } from '../attack.ts';
import { logInBy, newApplicant } from '../target/applicants.ts';
import { signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';

/** Applicants' tokens after the log-out, and in the place of other tokens. */
export async function applicantTokens(target: Target): Promise<Finding[]> {
  const { browser, token, rrr } = await newApplicant(target);
  const { token: personal } = await signIn(target, 'admin');
  const application = (bearer: string) => browser.call('GET', '/api/JupebApplication/application', { token: bearer });
  const findings: Finding[] = [];
  if ((await browser.call('GET', '/api/Authentication/account', { token })).status === 200)
    findings.push({
      what: "An applicant's token opens an account",
      reproduce: 'GET /api/Authentication/account with the token of an applicant',
    });
  if ((await application(personal)).status === 200)
    findings.push({
      what: "An administrator's token opens an application",
      reproduce: 'GET /api/JupebApplication/application with the token of admin',
    });
  await browser.call('DELETE', '/api/Application/login', { token });
  if ((await application(token)).status === 200)
    findings.push({
      what: "An applicant's token outlives the log-out",
      reproduce: 'DELETE /api/Application/login, then GET /api/JupebApplication/application',
    });
  if ((await logInBy(browser, rrr)).status !== 200)
    findings.push({
      what: 'An applicant cannot log in again by the RRR alone',
      reproduce: 'POST /api/JupebApplication/login after the log-out',
    });
  return findings;
}
