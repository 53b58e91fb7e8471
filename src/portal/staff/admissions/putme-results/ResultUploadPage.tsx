import { Link, useSearchParams } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export function ResultUploadPage() {
  const upload = useSearchParams()[0].get('upload');
  const scores = upload ? `${ADMISSIONS.putmeScores.to}?uploadId=${upload}` : ADMISSIONS.putmeScores.to;
  return (
    <UploadPage
      title={ADMISSIONS.putmeUpload.name}
      crumbs={[ADMISSIONS.putmeResults]}
      path="/PostUtme"
      action="result-upload"
      template="sample-sheet"
      size={LARGE_SHEET}
      lead={
        <>
          Scores of candidates on the JAMB list. See what your file does before it is done, and then{' '}
          <Link to={scores}>how the scores are distributed</Link>.
        </>
      }
    />
  );
}
