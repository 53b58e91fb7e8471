import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type {
  AdmissionStatus,
  checkAdmissionStatus,
  generateAdmissionStatusInvoice,
} from '#contract/admissions/admission-list.ts';
import { call } from '../../api/call.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs, useTab } from '../../ui/Tabs.tsx';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { GeneratedInvoice, INVOICE_FAILED, useGeneratedInvoice } from '../payment/GeneratedInvoice.tsx';
import { naira } from '../payment/paper.tsx';
import { useServiceFees } from '../payment/useServiceFees.ts';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import type { PaidCheck } from './AnswerOffer.tsx';
import { StatusSheet } from './StatusSheet.tsx';

export const AdmissionStatusPage = () => (
  <ApplicantArea>
    <AdmissionStatusCheck />
  </ApplicantArea>
);

const TABS = [
  { hash: 'new', name: 'New check' },
  { hash: 'paid', name: 'I have paid' },
];

const CHECK_FAILED = { title: 'Invalid Action!', body: 'Invalid action, please enter correct details' };

const checkOf = ({ RegNumber, StudentTypeId, rrr }: SectionAnswers): PaidCheck => ({
  regNumber: String(RegNumber),
  studentTypeId: Number(StudentTypeId),
  rrr: String(rrr),
});

const check = (answers: SectionAnswers) =>
  call<typeof checkAdmissionStatus>({
    method: 'GET',
    path: '/ApplicationInvoice/check-admission-status',
    query: checkOf(answers),
  });

function AdmissionStatusCheck() {
  const { generated, show } = useGeneratedInvoice();
  const [checked, setChecked] = useState<{ readonly answers: SectionAnswers; readonly status: AdmissionStatus }>();
  const given = (useLocation().state as { check?: SectionAnswers } | null)?.check;
  const hasPaid = useTab(TABS).hash === 'paid';
  const [fee] = useServiceFees('admission-status');
  const see = async (answers: SectionAnswers) => setChecked({ answers, status: await check(answers) });
  const generate = async (answers: SectionAnswers) =>
    show(
      await call<typeof generateAdmissionStatusInvoice>({
        method: 'POST',
        path: '/ApplicationInvoice/generate-admission-status-invoice',
        body: answers,
      }),
    );

  if (generated && !hasPaid) {
    return (
      <Page title="Invoice" crumbs={[...CRUMBS, { name: 'Invoice' }]}>
        <GeneratedInvoice known={generated} />
      </Page>
    );
  }
  return (
    <Page
      title="Admission Status"
      crumbs={CRUMBS}
      {...(!checked && {
        lead: `See whether you are admitted.${fee ? ` A check costs ${naira(fee.amount)}, once a session.` : ''}`,
      })}
    >
      {checked && (
        <StatusSheet
          status={checked.status}
          check={checkOf(checked.answers)}
          onAnswered={() => see(checked.answers)}
          onAgain={() => setChecked(undefined)}
        />
      )}
      {!checked && <Tabs tabs={TABS} label="Admission status" />}
      {!checked && hasPaid && (
        <PersistedForm
          name="admission-check"
          submitLabel="See status"
          failed={CHECK_FAILED}
          answers={filled(given)}
          onSubmit={see}
        />
      )}
      {!checked && !hasPaid && (
        <PersistedForm
          name="admission-status"
          submitLabel="Generate Invoice"
          failed={INVOICE_FAILED}
          onSubmit={generate}
        />
      )}
    </Page>
  );
}

const CRUMBS = [
  { name: 'Home', to: '/' },
  { name: 'Admission Status', to: '/admission_status_reciepts' },
];

const filled = (given: SectionAnswers = {}): SectionAnswers =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value));
