import type { Body } from '#contract/kit/endpoint.ts';
import type { Clearance, updateClearanceStatus } from '#contract/admissions/clearance.ts';
import { useSession } from '../../../session/useSession.ts';

type Decision = Body<typeof updateClearanceStatus>;

/** From the state that the page shows, so that whoever was faster is not overruled. */
export function useDecide({ id, state }: Pick<Clearance, 'id' | 'state'>) {
  const session = useSession();
  return (decision: Partial<Decision> & Pick<Decision, 'verdict' | 'request'>) =>
    session.call<typeof updateClearanceStatus>({
      method: 'PUT',
      path: '/AdmissionList/update-clearance-status',
      body: { id, from: state, items: [], reason: null, ...decision },
    });
}
