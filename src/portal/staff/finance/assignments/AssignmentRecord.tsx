import { Link, useNavigate } from 'react-router-dom';
import type {
  Assignment,
  discardAssignment,
  Impact,
  updateAcceptanceAssignment,
  updateAssignment,
} from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { isKobo } from '#rules/typedMoney.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import type { Kind } from './kinds.ts';
import { LineEditor, type EditedLine } from './LineEditor.tsx';
import { Publishing } from './Publishing.tsx';
import { STATES } from './states.ts';
import '../impact.css';
import './assignments.css';

interface AssignmentRecordProps {
  readonly kind: Kind;
  readonly assignment: Assignment;
  /** What publishing would change, once it was looked at. */
  readonly impact: Impact | undefined;
  readonly onImpact: (impact: Impact | undefined) => void;
}

/** Whoever may see requests is led to this one. */
function Waiting({ request: { id, askedBy, askedAt } }: { readonly request: NonNullable<Assignment['request']> }) {
  const { claims = [] } = useSignedIn() ?? {};
  return (
    <p className="notice">
      {askedBy} asked to publish this on {displayMoment(askedAt)}. Another person publishes it.{' '}
      {claims.includes('invoices') && <Link to={`${FINANCE.publication.to}?id=${id}`}>Open the request</Link>}
    </p>
  );
}

/** What was published is changed by a next version, which is published in its turn. */
export function AssignmentRecord({ kind: { page, edit }, assignment, impact, onImpact }: AssignmentRecordProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { id, purpose, revision, state, students, session: name, studentType, group, versions } = assignment;
  const draft = versions.find((version) => version.state === 'draft');
  const mayEdit = state === 'draft' || (state === 'published' && !draft);
  const save = async (lines: readonly EditedLine[]) => {
    const body = {
      revision,
      lines: lines.map(({ feeId, amount, isOffered }) => ({
        feeId,
        amountKobo: isKobo(amount) ? amount : 0,
        isOffered,
      })),
    };
    const saved =
      purpose === 'acceptance'
        ? await session.call<typeof updateAcceptanceAssignment>({
            method: 'PUT',
            path: '/Payment/update-acceptance-fee-assignment/:id',
            params: { id },
            body,
          })
        : await session.call<typeof updateAssignment>({
            method: 'PUT',
            path: '/Payment/update-school-fee-assignment',
            query: { feeAssignmentId: id },
            body,
          });
    onImpact(saved.impact);
    if (saved.id !== id) await navigate(`${edit.to}?id=${saved.id}`, { replace: true });
  };
  const discard = async () => {
    await session.call<typeof discardAssignment>({
      method: 'DELETE',
      path: '/Payment/fee-assignment-draft/:id',
      params: { id },
    });
    await navigate(page.to, { replace: true });
  };
  return (
    <RecordPage
      title={`${group}, ${name}`}
      crumbs={[page]}
      facts={[
        ['Who pays', group],
        ['Student type', studentType],
        ['Session', name],
        ['Students', withThousands(students)],
        ['Status', <StatusTag look={STATES[state].look}>{STATES[state].name}</StatusTag>],
        ['Version', String(assignment.version)],
        ...(assignment.publishedAt
          ? ([['Published', `${displayMoment(assignment.publishedAt)}, ${assignment.publishedBy ?? '-'}`]] as const)
          : []),
      ]}
      actions={
        state === 'draft' && (
          <Act
            label="Discard the draft"
            isDanger
            question="The draft is discarded. What is published for this group stays."
            done="The draft is discarded"
            act={discard}
          />
        )
      }
    >
      {state === 'published' && draft && (
        <p className="notice">
          A next version is being drafted. <Link to={`${edit.to}?id=${draft.id}`}>Open the draft</Link>
        </p>
      )}
      <LineEditor assignment={assignment} mayEdit={mayEdit} onSave={save} />
      {assignment.request && <Waiting request={assignment.request} />}
      {state === 'draft' && !assignment.request && <Publishing ids={[id]} seen={impact} onImpact={onImpact} />}
      {versions.length > 1 && (
        <section className="sheet" aria-label="Versions">
          <h2>Versions</h2>
          <ul className="explain__lines">
            {versions.map((version) => (
              <li key={version.id}>
                <Link to={`${edit.to}?id=${version.id}`}>
                  Version {version.version}, {STATES[version.state].name.toLowerCase()}
                </Link>
                <strong>{formatNaira(version.totalKobo)}</strong>
                <small>{version.publishedAt ? displayMoment(version.publishedAt) : 'Not published'}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </RecordPage>
  );
}
