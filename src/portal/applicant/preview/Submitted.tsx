import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { SlipReply } from '#contract/admissions/applications.ts';
import { Breakable } from '#form/answer/Breakable.tsx';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { usePortalData } from '../../core/portalData.ts';
import { buttonClass } from '../../ui/Button.tsx';
import type { Applicant } from '../session/useApplicant.ts';
import { AwaitedResult } from './AwaitedResult.tsx';
import './submitted.css';

interface SubmittedProps {
  readonly slip: SlipReply;
  readonly programme: ProgrammeSummary;
  readonly applicant: Applicant;
  /** What comes next, in the words of the programme's chart. */
  readonly afterwards: readonly string[];
}

/** It stays: whoever logs in after submitting comes to it again. */
export function Submitted({
  slip: { submittedAt, applicationNumber, groups },
  programme,
  applicant,
  afterwards,
}: SubmittedProps) {
  const { school } = usePortalData();
  const { routes, closes } = programme;
  if (submittedAt === null) return <NotSubmitted form={routes.application!} />;
  return (
    <section className="sheet submitted" aria-labelledby="submitted-title">
      <h2 id="submitted-title">Application submitted</h2>
      <dl className="facts">
        <div>
          <dt>Submitted on</dt>
          <dd>{displayMoment(submittedAt)}</dd>
        </div>
        <div className="facts__wide">
          <dt>Application number</dt>
          <dd>{applicationNumber}</dd>
        </div>
      </dl>
      <h3>What happens next</h3>
      <ol>
        {afterwards.map((sentence) => (
          <li key={sentence}>{sentence.replaceAll('{closes}', displayDate(closes))}</li>
        ))}
      </ol>
      {groups.some(({ sittings }) => sittings.some(({ isAwaited }) => isAwaited)) && (
        <AwaitedResult applicant={applicant} programme={programme} />
      )}
      <h3>If something is wrong</h3>
      <p>
        You can no longer change it here. Tell the admissions office, with your application number: call{' '}
        <a href={`tel:${school.phone.replaceAll(' ', '')}`}>{school.phone}</a> or write to{' '}
        <a href={`mailto:${school.email}`}>
          <Breakable text={school.email} />
        </a>
        . Do not pay or apply again.
      </p>
    </section>
  );
}

const NotSubmitted = ({ form }: { readonly form: string }) => (
  <div className="notice notice--warning">
    <p>
      <strong>This application has not been submitted yet</strong>Below is what has been saved so far. The college looks
      at it only after you submit it.
    </p>
    <Link className={buttonClass('primary')} to={form}>
      Continue your application
    </Link>
  </div>
);
