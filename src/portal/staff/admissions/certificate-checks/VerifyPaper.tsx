import { useNavigate } from 'react-router-dom';
import type { verifyPaper } from '#contract/admissions/certificate-checks.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

/** The answer is a row of the list, and opens. */
export function VerifyPaper() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <ActionDialog
      label="Verify a paper of ours"
      form="paper-code"
      submitLabel="Verify"
      done={({ id, said }: { readonly id: number; readonly said: string }) => {
        void navigate(`${ADMISSIONS.certificateChecks.to}/${id}`);
        return said;
      }}
      lead="The college’s own papers have a code. The answer says what the paper is, and whose. It also says whether the paper still holds."
      act={({ code }) =>
        session.call<typeof verifyPaper>({
          method: 'POST',
          path: '/CertificateCheck/verify-paper',
          body: { code: code as string },
        })
      }
    />
  );
}
