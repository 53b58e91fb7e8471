import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { AdmissionStatus, checkAdmissionStatus, generateAdmissionStatusInvoice } from '#contract/admissions/admission-list.ts';
import { call } from '../../api/call.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { Tabs, useTab } from '../../ui/Tabs.tsx';
import { PersistedForm } from '../../kit/form/PersistedForm.tsx';
import { GeneratedInvoice, INVOICE_FAILED, useGeneratedInvoice } from '../payment/GeneratedInvoice.tsx';
import { naira } from '../payment/paper.tsx';
import { useServiceFees } from '../payment/useServiceFees.ts';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { StatusSheet } from './StatusSheet.tsx';

export const Page = () => <ApplicantArea><AdmissionStatusCheck /></ApplicantArea>;

const TABS = [{ hash: 'new', name: 'New check' }, { hash: 'paid', name: 'I have paid' }];

const CHECK_FAILED = { title: 'Invalid Action!', body: 'Invalid action, please enter correct details' };

const check = ({ RegNumber, StudentTypeId, rrr }: SectionAnswers) =>
  call<typeof checkAdmissionStatus>({ method: 'GET', path: '/ApplicationInvoice/check-admission-status', query: { regNumber: String(RegNumber), studentTypeId: Number(StudentTypeId), rrr: String(rrr) } });

function AdmissionStatusCheck() {
  const { generated, show } = useGeneratedInvoice();
  const [status, setStatus] = useState<AdmissionStatus>();
  const given = (useLocation().state as { check?: SectionAnswers } | null)?.check;
  const hasPaid = useTab(TABS).hash === 'paid';
  const [fee] = useServiceFees('admission-status');
  const generate = async (answers: SectionAnswers) =>
    show(await call<typeof generateAdmissionStatusInvoice>({ method: 'POST', path: '/ApplicationInvoice/generate-admission-status-invoice', body: answers }));

  if (generated && !hasPaid) {
    return <PageFrame title="Invoice" crumbs={[...CRUMBS, { name: 'Invoice' }]}><GeneratedInvoice known={generated} /></PageFrame>;
  }
  return (
    <PageFrame title="Admission Status" crumbs={CRUMBS} {...(!status && { lead: `See whether you are admitted.${fee ? ` A check costs ${naira(fee.amount)}, once a session.` : ''}` })}>
      {status && <StatusSheet status={status} onAgain={() => setStatus(undefined)} />}
      {!status && <Tabs tabs={TABS} label="Admission status" />}
      {!status && hasPaid && <PersistedForm name="admission-check" submitLabel="See status" failed={CHECK_FAILED} answers={filled(given)} onSubmit={async (answers) => setStatus(await check(answers))} />}
      {!status && !hasPaid && <PersistedForm name="admission-status" submitLabel="Generate Invoice" failed={INVOICE_FAILED} onSubmit={generate} />}
    </PageFrame>
  );
}

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Admission Status', to: '/admission_status_reciepts' }];

const filled = (given: SectionAnswers = {}): SectionAnswers => Object.fromEntries(Object.entries(given).filter(([, value]) => value));
