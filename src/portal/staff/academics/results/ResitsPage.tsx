import work from '#work/resit-sheet.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { decideResits, removeResit, ResitSheet, resitSheets, submitResits } from '#contract/academics/resits.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ScoreUpload } from './ScoreUpload.tsx';

/** Who failed a course and sat it again in the same session: the upload, and the way of each course's marks. */
export function ResitsPage() {
  const isLecturer = useSignedIn()?.claims.includes('marks') ?? false;
  return (
    <Page
      title={ACADEMICS.resits.name}
      width="wide"
      crumbs={[{ name: ACADEMICS.resits.name }]}
      lead="Who failed a course and sat it again in the same session. First marks stay; a resit counts from its publication on."
    >
      <div className="stack">
        {isLecturer && (
          <ScoreUpload
            label="Workbook of resits"
            path="/Results/upload-resits?"
            help="xlsx, xls or ods, under 3 MB. A row a student, a column a course; marks of 100, empty for who did not sit"
          />
        )}
        <ReadPart<typeof resitSheets> path="/Results/resits" query={undefined} label="Loading the resits">
          {(sheets) =>
            sheets.length === 0 ? (
              <EmptyState title="No resits are on their way" />
            ) : (
              <div className="stack">
                {sheets.map((sheet) => (
                  <One key={sheet.id} sheet={sheet} />
                ))}
              </div>
            )
          }
        </ReadPart>
      </div>
    </Page>
  );
}

function One({ sheet }: { readonly sheet: ResitSheet }) {
  const { code, title, session, status, returned, lines, may } = sheet;
  return (
    <section className="sheet stack" aria-label={`Resits of ${code}`}>
      <h2>
        {code} {title}
      </h2>
      <p>
        {session}. {status}.
      </p>
      {returned !== null && <p className="notice notice--warning">Returned: {returned}</p>}
      {may.refusal !== null && <p className="notice notice--warning">{may.refusal}</p>}
      <PlainTable
        caption={`Resits of ${code}`}
        columns={[
          { title: 'Matric number' },
          { title: 'Name' },
          { title: 'First mark' },
          { title: 'Resit', isFigure: true },
          { title: 'Counts as' },
          ...(may.submit ? [{ title: 'Remove' }] : []),
        ]}
        rows={lines.map(({ lineId, number, name, first, mark, counted }) => ({
          key: lineId,
          cells: [
            number,
            name,
            first,
            mark,
            counted,
            ...(may.submit ? [<Remove key="remove" lineId={lineId} number={number} />] : []),
          ],
        }))}
      />
      <div className="actions">
        <Steps sheet={sheet} />
      </div>
    </section>
  );
}

function Remove({ lineId, number }: { readonly lineId: string; readonly number: string }) {
  const session = useSession();
  return (
    <Act
      label="Remove"
      title={`Remove the resit of ${number}`}
      question="The first mark stays. The resit can be uploaded again."
      isDanger
      done="The resit is removed"
      act={() => session.call<typeof removeResit>({ method: 'POST', path: '/Results/remove-resit', body: { lineId } })}
    />
  );
}

function Steps({ sheet: { id, code, digest, may } }: { readonly sheet: ResitSheet }) {
  const session = useSession();
  const { step } = may;
  if (may.submit)
    return (
      <Act
        label="Submit"
        title={`Submit the resits of ${code}`}
        question="They go to the head of department. From then on nobody changes one, unless they are returned."
        done={work.steps.submit.done}
        act={() =>
          session.call<typeof submitResits>({ method: 'POST', path: '/Results/submit-resits', body: { id, digest } })
        }
      />
    );
  if (!step) return null;
  const decide = (verdict: 'approve' | 'return', reason?: string) =>
    session.call<typeof decideResits>({
      method: 'POST',
      path: '/Results/decide-resits',
      body: { id, step, verdict, digest, ...(reason !== undefined && { reason }) },
    });
  const { title, done } = work.steps[step];
  return (
    <>
      <Act
        label={title}
        title={`${title}: resits of ${code}`}
        question={
          step === 'publish'
            ? 'Students see these marks from now on, and their averages are computed again.'
            : 'You approve the marks that you see here.'
        }
        done={done}
        act={() => decide('approve')}
      />
      <ActionDialog
        label="Return"
        title={`Return the resits of ${code}`}
        lead="The lecturer is told your reason. The resits take every step again."
        form="student-reason"
        isDanger
        done={work.steps.return.done}
        act={({ reason }) => decide('return', String(reason))}
      />
    </>
  );
}
