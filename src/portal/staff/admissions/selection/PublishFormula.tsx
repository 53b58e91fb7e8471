import type { publishAggregateFormula } from '#contract/admissions/formulas.ts';
import type { QuotaBoard } from '#contract/admissions/selection.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

export function PublishFormula({ formula: { terms } }: { readonly formula: NonNullable<QuotaBoard['formula']> }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Publish another formula"
      form="aggregate-formula"
      answers={terms}
      submitLabel="Publish"
      done={({ version }: { readonly version: number }) => `Version ${version} is published`}
      lead="From now on trials are run by it, and candidates reckon with it. Runs and results that were made before keep theirs."
      act={(answers) =>
        session.call<typeof publishAggregateFormula>({
          method: 'POST',
          path: '/AdmissionList/publish-formula',
          body: answers,
        })
      }
    />
  );
}
