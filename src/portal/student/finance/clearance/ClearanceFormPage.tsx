import type { ClearanceForm, ownClearanceForm } from '#contract/finance/payments.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { ClearanceSheet } from './ClearanceSheet.tsx';

/** What was paid with the address of the student's account: they need not prove it again. */
export function ClearanceFormPage() {
  const { data: forms, error, refetch } = useRead<typeof ownClearanceForm>('/Bursary/own-clearance-form', undefined);
  return (
    <Page title={OWN_FINANCE.clearanceForm.name} width="wide" lead="Print the form that the offices sign.">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !forms && <LoadingState lines={8} label="Loading the clearance form" />}
      {forms?.length === 0 && (
        <EmptyState title="None of the components has been paid with the email address of your account yet" />
      )}
      {forms && forms.length > 0 && (
        <div className="stack">
          {forms.map((form) => (
            <ClearanceSheet key={keyOf(form)} form={form} />
          ))}
        </div>
      )}
    </Page>
  );
}

const keyOf = ({ fullName, regNumber, session }: ClearanceForm): string => [fullName, regNumber, session].join(' ');
