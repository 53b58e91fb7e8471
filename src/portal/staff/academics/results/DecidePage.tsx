import { Link } from 'react-router-dom';
import work from '#work/result-sheet.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { adminApproval, CourseSheet } from '#contract/academics/result-sheets.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { sheetPaperAt } from './addresses.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetPage } from './SheetPage.tsx';
import { SheetView } from './SheetView.tsx';

export const DecidePage = () => (
  <SheetPage back={ACADEMICS.sheets} what="Result sheet">
    {(sheet) => <Decided sheet={sheet} />}
  </SheetPage>
);

function Decided({ sheet }: { readonly sheet: CourseSheet }) {
  return (
    <>
      <SheetHead
        sheet={sheet}
        actions={
          <>
            <Decisions sheet={sheet} />
            {sheet.sheetId && (
              <Link className="bp6-button bp6-outlined" to={sheetPaperAt(sheet)}>
                Print the sheet
              </Link>
            )}
          </>
        }
      />
      {sheet.may.refusal && <p className="notice notice--warning">{sheet.may.refusal}</p>}
      <SheetView sheet={sheet} />
    </>
  );
}

function Decisions({ sheet: { sheetId, code, digest, may } }: { readonly sheet: CourseSheet }) {
  const session = useSession();
  const { step } = may;
  if (!step || !sheetId) return null;
  const decide = (verdict: 'approve' | 'return', reason?: string) =>
    session.call<typeof adminApproval>({
      method: 'POST',
      path: '/Results/admin-approval',
      body: { sheetIds: [sheetId], step, verdict, digests: [digest], ...(reason !== undefined && { reason }) },
    });
  const { title, done } = work.steps[step];
  return (
    <>
      <Act
        label={title}
        title={`${title}: ${code}`}
        question={
          step === 'publish'
            ? 'Students see these marks from now on, and their averages are computed.'
            : `You approve the sheet that you see here: ${digest.slice(0, 8)}.`
        }
        done={done}
        act={() => decide('approve')}
      />
      <ActionDialog
        label="Return"
        title={`Return the sheet of ${code}`}
        lead="The lecturer is told your reason. The sheet takes every step again."
        form="student-reason"
        isDanger
        done={work.steps.return.done}
        act={({ reason }) => decide('return', String(reason))}
      />
    </>
  );
}
