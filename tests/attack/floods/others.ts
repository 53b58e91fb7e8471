import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '../attack.ts';
import { newApplicant } from '../target/applicants.ts';
import type { Target } from '../target/target.ts';

const BETWEEN_MS = 50;
const IDLE = 20;
/** What an applicant takes for a page that does not come. */
const LONGEST_MS = 3_000;

/** Carries out a flood while an applicant elsewhere loads their own form on and on: each time it must come, and soon. */
export async function besideAnApplicant(target: Target, what: string, flood: () => Promise<readonly Finding[]>): Promise<Finding[]> {
  const { browser, token } = await newApplicant(target);
  const load = () => browser.call('GET', '/api/JupebApplication/application', { token });
  const idle: number[] = [];
  for (let turn = 0; turn < IDLE; turn += 1) idle.push((await load()).ms);

  const during: number[] = [];
  const refused = new Map<number, number>();
  let isOver = false;
  const applicant = async () => {
    while (!isOver) {
      const { status, ms } = await load();
      if (status === 200) during.push(ms);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
      await pause(BETWEEN_MS);
    }
  };
  const applying = applicant();
  const findings = [...await flood().finally(() => { isOver = true; })];
  await applying;
  target.note(`${what}: an applicant's form came ${during.length} times, p95 ${p95(during)} ms (${p95(idle)} ms idle)`);
  if (refused.size > 0) findings.push({ what: `During ${what} an applicant's form did not come`, reproduce: [...refused].map(([status, times]) => `${times} times ${status || 'no answer'}`).join(', ') });
  if (p95(during) > LONGEST_MS) findings.push({ what: `During ${what} an applicant's form took ${p95(during)} ms`, reproduce: `GET /api/JupebApplication/application from another address during ${what}` });
  return findings;
}

const p95 = (values: readonly number[]): number => Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0);
