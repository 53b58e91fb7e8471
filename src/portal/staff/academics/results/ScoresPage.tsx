import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { queryOf, sheetAt } from './addresses.ts';
import { ReturnNote } from './ReturnNote.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetPage } from './SheetPage.tsx';
import { LoadingState } from '../../../ui/states.tsx';

/** They are most of the page: the head of the sheet is read meanwhile. */
const ScoreGrid = lazy(() => import('./ScoreGrid.tsx').then((module) => ({ default: module.ScoreGrid })));
const ScoreUpload = lazy(() => import('./ScoreUpload.tsx').then((module) => ({ default: module.ScoreUpload })));
const Uploads = lazy(() => import('./Uploads.tsx').then((module) => ({ default: module.Uploads })));
const Unplaced = lazy(() => import('./Unplaced.tsx').then((module) => ({ default: module.Unplaced })));

export const ScoresPage = () => (
  <SheetPage back={ACADEMICS.ownSheets} what="Scores">
    {(sheet) => <Scores sheet={sheet} />}
  </SheetPage>
);

function Scores({ sheet }: { readonly sheet: CourseSheet }) {
  return (
    <>
      <SheetHead
        sheet={sheet}
        actions={
          <>
            <Link className="bp6-button bp6-intent-primary" to={sheetAt(sheet)}>
              Check and submit
            </Link>
            <DownloadButton label="Download the sheet" path={`/Results/download-score-sheet?${queryOf(sheet)}`} />
          </>
        }
      />
      <ReturnNote sheet={sheet} />
      {sheet.may.edit && (
        <p>
          CA is of {sheet.caWeight} and the examination of {sheet.examWeight}. In the Exam column type <kbd>a</kbd> for
          absent, <kbd>s</kbd> for sick and <kbd>i</kbd> for incomplete. An empty cell is never 0.
        </p>
      )}
      <Suspense fallback={<LoadingState lines={8} />}>
        <ScoreGrid key={`${sheet.state} ${sheet.digest}`} sheet={sheet} />
      </Suspense>
      <Suspense>
        {sheet.may.edit && (
          <ScoreUpload
            label="Spreadsheet of scores"
            path={`/Results/upload-result-score-sheet?${queryOf(sheet)}`}
            help="xlsx, xls, ods or csv, as in the download or with your own headings; under 3 MB"
          />
        )}
        <Unplaced sheet={sheet} />
        {sheet.may.edit && <Uploads departmentCourseId={sheet.departmentCourseId} sessionId={sheet.sessionId} />}
      </Suspense>
    </>
  );
}
