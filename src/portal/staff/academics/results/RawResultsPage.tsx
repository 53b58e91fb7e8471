import { ACADEMICS } from '#contract/academics/pages.ts';
import type { RawQuestion } from '#contract/academics/raw-results.ts';
import { Page } from '../../../ui/Page.tsx';
import { ScoreUpload } from './ScoreUpload.tsx';
import { WhichResults } from './WhichResults.tsx';

const PATH = '/Results/upload-raw-results?';

export const RawResultsPage = () => (
  <Page
    title={ACADEMICS.rawResults.name}
    width="wide"
    crumbs={[{ name: ACADEMICS.ownSheets.name, to: ACADEMICS.ownSheets.to }, { name: ACADEMICS.rawResults.name }]}
    lead="A semester of a level in one workbook: a sheet for each component, a column for each course. The marks go to the score sheets of courses that you teach. There each course can be undone."
  >
    <ScoreUpload
      label="Workbook of raw results"
      path={PATH}
      help="xlsx, xls or ods, under 3 MB. Sheets as CA, OBJ and EXAM; courses by title or code"
      ask={({ question, onAnswer, ...asked }) => (
        <WhichResults question={question as RawQuestion} {...asked} onAnswer={(layout) => onAnswer(PATH, layout)} />
      )}
    />
  </Page>
);
