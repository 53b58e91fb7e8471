import { Link } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { CourseSheet, submitSheet } from '#contract/academics/result-sheets.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { scoresAt, sheetPaperAt } from './addresses.ts';
import { ReturnNote } from './ReturnNote.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetPage } from './SheetPage.tsx';
import { SheetView } from './SheetView.tsx';

export const SubmitPage = () => (
  <SheetPage back={ACADEMICS.ownSheets} what="Result sheet">
    {(sheet) => <Checked sheet={sheet} />}
  </SheetPage>
);

function Checked({ sheet }: { readonly sheet: CourseSheet }) {
  const session = useSession();
  const { departmentCourseId, sessionId, digest, statistics, unplaced, may } = sheet;
  const submit = () =>
    session.call<typeof submitSheet>({
      method: 'POST',
      path: '/Results/submit-sheet',
      body: { departmentCourseId, sessionId, digest },
    });
  const missing = statistics.students - statistics.complete;
  return (
    <>
      <SheetHead
        sheet={sheet}
        actions={
          <>
            {may.submit && (
              <Act
                label="Submit"
                title={`Submit the sheet of ${sheet.code}`}
                question="The sheet goes to the head of department. From then on nobody changes a score of it, unless it is returned."
                done="The sheet is submitted"
                act={submit}
              />
            )}
            <Link className="bp6-button bp6-outlined" to={scoresAt(sheet)}>
              {may.edit ? 'Enter scores' : 'See the scores'}
            </Link>
            {sheet.sheetId && (
              <Link className="bp6-button bp6-outlined" to={sheetPaperAt(sheet)}>
                Print the sheet
              </Link>
            )}
          </>
        }
      />
      {may.edit && missing > 0 && (
        <p className="notice notice--warning">
          {missing === 1 ? 'One student has' : `${missing} students have`} neither both marks nor a code. The sheet can
          be submitted when everybody has.
        </p>
      )}
      {may.edit && unplaced.length > 0 && (
        <p className="notice notice--warning">
          {unplaced.length === 1 ? 'One score' : `${unplaced.length} scores`} of a file found no student. Give each to a
          student, or set it aside, beside the scores. Then the sheet can be submitted.
        </p>
      )}
      <ReturnNote sheet={sheet} />
      <SheetView sheet={sheet} />
    </>
  );
}
