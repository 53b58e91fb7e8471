import { Link } from 'react-router-dom';
import type { AdmissionStatus } from '#contract/admissions/admission-list.ts';
import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { Tick, Warning } from '../../ui/icons.tsx';
import { Fact } from '../payment/paper.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { AnswerOffer, type PaidCheck } from './AnswerOffer.tsx';
import '../sundry.css';

interface StatusSheetProps {
  readonly status: AdmissionStatus;
  /** By which a code is asked for. */
  readonly check: PaidCheck;
  /** The offer was answered: what stands now is asked for again. */
  readonly onAnswered: () => Promise<void>;
  readonly onAgain: () => void;
}

export function StatusSheet({
  status: { regNumber, studentType, session, admission, asOf },
  check,
  onAnswered,
  onAgain,
}: StatusSheetProps) {
  const { school } = usePortalData();
  return (
    <>
      <section className="sheet" aria-label="Admission status">
        <p className="invoice__school">{school.name}</p>
        <p>{session} admission</p>
        <Verdict admission={admission} />
        <dl className="facts facts--spaced">
          {admission && <Fact name="Initials" value={admission.initials} />}
          <Fact name="Registration number" value={regNumber} />
          <Fact name="Student type" value={studentType} />
          {admission && <Fact name="Programme" value={admission.programme} />}
          {admission && <Fact name="Status" value={admission.status} />}
          {admission?.lastDay && <Fact name="Last day to answer" value={displayDate(admission.lastDay)} />}
          <Fact name="Session" value={session} />
          {admission && <Fact name="Admitted on" value={displayDate(admission.admittedOn)} />}
          <Fact name="As of" value={displayDate(asOf)} />
        </dl>
        {admission && <NextSteps admission={admission} />}
      </section>
      {admission && (admission.mayAnswer || admission.hasLetter) && (
        <AnswerOffer admission={admission} check={check} onAnswered={onAnswered} />
      )}
      <div className="actions">
        <PrintButton />
        <Button look="minimal" onClick={onAgain}>
          Check another number
        </Button>
      </div>
    </>
  );
}

type Admission = NonNullable<AdmissionStatus['admission']>;

const NOT_YET =
  'Lists are added to as the admission goes on. Check again with the same RRR: you do not pay a second time.';

/** Whoever has lost the place, or has none yet, is not congratulated. */
const WITHOUT_PLACE: ReadonlySet<string> = new Set([
  'listed',
  'declined',
  'lapsed',
  'refused',
  'withdrawn',
  'suspended',
]);

function Verdict({ admission }: { readonly admission: Admission | null }) {
  const hasPlace = admission !== null && !WITHOUT_PLACE.has(admission.state);
  const title = admission === null ? 'Not on the admission list yet' : hasPlace ? 'Admitted' : admission.status;
  const words =
    admission === null
      ? NOT_YET
      : hasPlace
        ? `Congratulations! You have been offered admission into ${admission.programme}.`
        : admission.next;
  return (
    <div className={`notice then notice--${hasPlace ? 'success' : 'warning'}`} role="status">
      {hasPlace ? <Tick /> : <Warning />}
      <div>
        <strong>{title}</strong>
        {words}
      </div>
    </div>
  );
}

function NextSteps({ admission: { state, next } }: { readonly admission: Admission }) {
  if (WITHOUT_PLACE.has(state)) return null;
  return (
    <section className="prose then" aria-labelledby="next-steps">
      <h2 className="part-title" id="next-steps">
        What to do next
      </h2>
      <ol>
        <li>{next}</li>
        {BEFORE_PAYMENT.has(state) && (
          <li>
            <Link to="/bursary_collection/all">Pay the acceptance fee</Link> with this registration number.
          </li>
        )}
        {BEFORE_PAYMENT.has(state) && (
          <li>
            Pay the other components and print your <Link to="/components_clerance_form">clearance form</Link>.
          </li>
        )}
        {BEFORE_PAYMENT.has(state) && (
          <li>Bring both, with the originals of your results, to the Admissions Office.</li>
        )}
      </ol>
    </section>
  );
}

const BEFORE_PAYMENT: ReadonlySet<string> = new Set(['offered', 'accepted', 'profiled', 'queried']);
