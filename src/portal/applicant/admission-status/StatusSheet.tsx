import { Link } from 'react-router-dom';
import type { AdmissionStatus } from '#contract/admissions/admission-list.ts';
import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../app/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { Tick, Warning } from '../../ui/icons.tsx';
import { Fact } from '../payment/paper.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import '../sundry.css';

interface StatusSheetProps {
  readonly status: AdmissionStatus;
  readonly onAgain: () => void;
}

export function StatusSheet({ status: { regNumber, studentType, session, admission, asOf }, onAgain }: StatusSheetProps) {
  const { school } = usePortalData();
  return (
    <>
      <section className="sheet" aria-label="Admission status">
        <p className="invoice__school">{school.name}</p>
        <p>{session} admission</p>
        <div className={`notice then notice--${admission ? 'success' : 'warning'}`} role="status">
          {admission ? <Tick /> : <Warning />}
          <div><strong>{admission ? 'Admitted' : 'Not on the admission list yet'}</strong>{admission ? `Congratulations! You have been offered admission into ${admission.programme}.` : NOT_YET}</div>
        </div>
        <dl className="facts facts--spaced">
          {admission && <Fact name="Full name" value={admission.fullName} />}
          <Fact name="Registration number" value={regNumber} />
          <Fact name="Student type" value={studentType} />
          {admission && <Fact name="Programme" value={admission.programme} />}
          <Fact name="Session" value={session} />
          {admission && <Fact name="Admitted on" value={displayDate(admission.admittedOn)} />}
          <Fact name="As of" value={displayDate(asOf)} />
        </dl>
        {admission && <NextSteps />}
      </section>
      <div className="actions">
        <PrintButton />
        <Button look="minimal" onClick={onAgain}>Check another number</Button>
      </div>
    </>
  );
}

const NOT_YET = 'Lists are added to as the admission goes on. Check again with the same RRR: you do not pay a second time.';

const NextSteps = () => (
  <section className="prose then" aria-labelledby="next-steps">
    <h2 className="part-title" id="next-steps">What to do next</h2>
    <ol>
      <li><Link to="/bursary_collection/all">Pay the acceptance fee</Link> with this registration number.</li>
      <li>Pay the other components and print your <Link to="/components_clerance_form">clearance form</Link>.</li>
      <li>Bring both, with the originals of your results, to the Admissions Office.</li>
    </ol>
  </section>
);
