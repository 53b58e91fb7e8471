import { raiseFailure } from '../../kit/raiseFailure.ts';
import { applicationKey } from '../session/applicationKey.ts';
import type { ApplicationWorld } from '../session/applicationWorld.ts';
import { withdrawSubmission } from './doLater.ts';
import { emptyOutbox } from './openOutbox.ts';

/**
 * What waits is sent before a newer save, but for a submission: it was of other answers. What is given back opens the form anew.
 * @throws ApiError, after a flag
 */
export async function sendBefore(world: ApplicationWorld): Promise<void> {
  if (world.applicant.held) await withdrawSubmission(world.schoolShortName, world.applicant.held.applicantId);
  const isGivenBack = await emptyOutbox(world).catch((error: unknown) => {
    raiseFailure(error, { title: 'Failed!', body: 'Something went wrong' });
    throw error;
  });
  if (isGivenBack) await world.queries.resetQueries({ queryKey: applicationKey(world.programme.id) });
}
