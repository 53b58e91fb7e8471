import { queryWork as contract } from '#contract/admissions/queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication } from '../applications/service.ts';
import { requireSensitive } from '../answers/opening.ts';
import { mailWithdrawn } from './emails.ts';
import { findQuery } from './sql.ts';

export const digestOf = ({ revision }: { readonly revision: number }): string => String(revision);

export const queryWork = workflow(contract.work, 'application_query', {
  digestOf: async (tx: Queryable, id: string) => digestOf((await findQuery(tx, { id }))[0]!),
});

/** Who may not read what it is about takes none of its steps. */
export const tookStep =
  (platform: Platform): Took<typeof contract.work> =>
  async (tx, { id, step, user }) => {
    const [query] = await findQuery(tx, { id });
    if (query!.isSensitive) requireSensitive(user);
    if (step === 'withdraw')
      await mailWithdrawn(platform, tx, await findApplication({ ...platform, database: tx }, query!.applicationId));
  };
