import { Link } from 'react-router-dom';
import declared from '#lists/admissions/putme-results.json' with { type: 'json' };
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { putmeResults } from '#contract/admissions/putme-results.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const ResultListPage = () => (
  <ListPage<typeof putmeResults.list>
    declared={declared}
    path="/PostUtme/results"
    to={({ candidateId }) => `${ADMISSIONS.candidate.to}?candidate=${candidateId}`}
    actions={
      <>
        <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.putmeScores.to}>
          Distribution
        </Link>
        <Link className={buttonClass('primary')} to={ADMISSIONS.putmeUpload.to}>
          Upload
        </Link>
      </>
    }
  />
);
