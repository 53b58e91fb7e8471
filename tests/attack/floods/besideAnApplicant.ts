import type { Finding } from '../attack.ts';
import { besideOthers } from '../bystander/bystander.ts';
import { newApplicant } from '../target/applicants.ts';
import type { Target } from '../target/target.ts';

/** What an applicant takes for a page that does not come. */
const LONGEST_MS = 3_000;
const IDLE_MS = 1_000;

/** Carries out a flood while an applicant elsewhere loads pages and their own form on and on: each time it must come, and soon. */
export async function besideAnApplicant(
  target: Target,
  what: string,
  flood: () => Promise<readonly Finding[]>,
): Promise<Finding[]> {
  const { token } = await newApplicant(target);
  const bystander = { address: target.address.origin, applicant: { token, path: '/api/JupebApplication/application' } };
  const {
    result,
    idle,
    meanwhile: { p95, count, failed },
  } = await besideOthers(bystander, flood, { idleMs: IDLE_MS });
  target.note(
    `${what}: an applicant was answered ${count} times, p95 ${Math.round(p95)} ms (${Math.round(idle.p95)} ms idle)`,
  );
  return [
    ...result,
    ...(failed.length > 0
      ? [
          {
            what: `During ${what} an applicant's page did not come`,
            reproduce: `${failed.length} times of ${count}, first: ${failed[0]}`,
          },
        ]
      : []),
    ...(p95 > LONGEST_MS
      ? [
          {
            what: `During ${what} an applicant's page took ${Math.round(p95)} ms`,
            reproduce: `GET ${bystander.applicant.path} from another address during ${what}`,
          },
        ]
      : []),
  ];
}
