import admission from '#work/admission.json' with { type: 'json' };
import list from '#lists/admissions/offers.json' with { type: 'json' };
import type { Candidate } from '#contract/admissions/candidates.ts';
import type { extendOffer } from '#contract/admissions/offers.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { StatusTag, type StatusLook } from '../../../kit/StatusTag.tsx';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { useSession } from '../../../session/useSession.ts';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { ReachedByPhone } from '../ReachedByPhone.tsx';
import { Part } from './Part.tsx';

type Admission = Candidate['admissions'][number];

export function AdmissionPart({ admission: own }: { readonly admission: Admission }) {
  const {
    id,
    state,
    status,
    programme,
    department,
    session,
    studentType,
    levelId,
    admittedOn,
    lastDay,
    next,
    matricNumber,
    hasLetter,
    mayExtend,
    mayReach,
    delivery,
    steps,
    papers,
  } = own;
  return (
    <Part
      title={`Admission of ${session}`}
      facts={[
        ['Status', <StatusTag look={list.columns.state.looks[state] as StatusLook}>{status}</StatusTag>],
        ['Programme', programme],
        ['Department', department],
        ['Student type', studentType],
        ['Level', levelId],
        ['Admitted on', displayDate(admittedOn)],
        ['Last day of the offer', lastDay && displayDate(lastDay)],
        ['Delivery of the offer', delivery],
        ['Matric number', matricNumber],
        ['Reads on their own page', next],
      ]}
    >
      <div className="record__actions">
        <Steps work={admission} path="/AdmissionList/admission" record={own} />
        {mayReach && <ReachedByPhone id={id} />}
        {mayExtend && <Extend id={id} isOver={state === 'lapsed'} />}
        {hasLetter && (
          <DownloadButton
            label="Letter of admission"
            path={`/AdmissionList/letter?id=${id}`}
            name="admission-letter.pdf"
          />
        )}
      </div>
      {papers.length > 0 && (
        <ul className="candidate__papers">
          {papers.map(({ kind, number, issuedAt, revokedAt }) => (
            <li key={number}>
              {kind} {number}, {displayMoment(issuedAt)}
              {revokedAt && ', no longer valid'}
            </li>
          ))}
        </ul>
      )}
      <div className="then">
        <Timeline
          label="Steps"
          moments={steps.map(({ step, by, reason, at }) => ({
            title: step,
            at,
            words: reason ? `${by}: ${reason}` : by,
          }))}
        />
      </div>
    </Part>
  );
}

function Extend({ id, isOver }: { readonly id: string; readonly isOver: boolean }) {
  const session = useSession();
  return (
    <ActionDialog
      label={isOver ? 'Reopen the offer' : 'Put the last day off'}
      form="last-day"
      submitLabel="Save"
      done="The offer has a new last day"
      lead={
        isOver
          ? 'The offer is open again, if the department has a seat left. The candidate is mailed your reason.'
          : 'The candidate is mailed your reason.'
      }
      act={(answers) =>
        session.call<typeof extendOffer>({ method: 'POST', path: '/AdmissionList/extend-offer', body: { id, answers } })
      }
    />
  );
}
