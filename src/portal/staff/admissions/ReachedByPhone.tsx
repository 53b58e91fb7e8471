import type { reachedByPhone } from '#contract/admissions/call-list.ts';
import { ActionDialog } from '../../kit/record/ActionDialog.tsx';
import { useSession } from '../../session/useSession.ts';

/** The candidate heard of the offer by phone: it is delivered, and its days begin. */
export function ReachedByPhone({ id, fullName }: { readonly id: string; readonly fullName?: string }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Reached by phone"
      {...(fullName !== undefined && { title: `${fullName} reached by phone` })}
      form="reached-by-phone"
      submitLabel="Save"
      done="The offer is delivered"
      lead="The offer is delivered with this call, and its days begin."
      act={(answers) =>
        session.call<typeof reachedByPhone>({
          method: 'POST',
          path: '/AdmissionList/reached-by-phone',
          body: { id, answers },
        })
      }
    />
  );
}
