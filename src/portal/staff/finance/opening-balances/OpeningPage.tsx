import { Link } from 'react-router-dom';
import type {
  openingSheet,
  OpeningSheet,
  OpeningSheetPage,
  stateOpening,
  undoOpening,
} from '#contract/finance/opening-balances.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import work from '#work/opening-sheet.json' with { type: 'json' };
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { openingPaperOf } from '../addresses.ts';
import { OpeningFigures } from './OpeningFigures.tsx';

/** What the office says is owed beside what the portal has, until a second person signs it. */
export const OpeningPage = () => (
  <Loaded<typeof openingSheet> path="/Bursary/opening-sheet" params={undefined}>
    {(page) => (
      <Page
        title={FINANCE.opening.name}
        width="wide"
        crumbs={[{ name: FINANCE.opening.name }]}
        lead="What students owed before the college worked with the portal. Each row of the office’s books is posted, or is named as a difference."
      >
        <div className="stack">
          {page.sheet === null ? (
            <EmptyState title="No totals are stated yet">
              The office states the cut-over day and its totals, then uploads its list.
            </EmptyState>
          ) : null}
          <RecordSheet
            title="Reconciliation sheet"
            facts={[...(page.sheet === null ? [] : factsOf(page.sheet)), ...countsOf(page)]}
            actions={<Acts page={page} />}
          />
          {page.sheet !== null && (
            <>
              <OpeningFigures figures={page.sheet.figures} />
              <History path="/Bursary/opening-sheet" id={page.sheet.id} />
            </>
          )}
        </div>
      </Page>
    )}
  </Loaded>
);

type Facts = readonly (readonly [string, string])[];

const factsOf = ({ day, state, ...sheet }: OpeningSheet): Facts => [
  ['Status', work.chart.states[state].meta.title],
  ['Cut-over day', displayDate(day)],
  ['Stated', `${sheet.statedBy}, ${displayMoment(sheet.statedAt)}`],
  ...(sheet.signedAt === null
    ? []
    : [['Signed', `${sheet.signedBy ?? 'The college'}, ${displayMoment(sheet.signedAt)}`] as const]),
];

const countsOf = ({ lines, waiting }: OpeningSheetPage): Facts => [
  ['Balances uploaded', withThousands(lines)],
  ['Of them waiting for a student', withThousands(waiting)],
];

function Acts({ page: { sheet, waiting, lines, whyNoUndo } }: { readonly page: OpeningSheetPage }) {
  const { claims = [] } = useSignedIn() ?? {};
  const maintains = claims.includes('opening-balances');
  return (
    <>
      {maintains && sheet?.state !== 'stated' && <StateTotals isFirst={sheet === null} />}
      {maintains && sheet !== null && (
        <Link className={buttonClass('primary')} to={FINANCE.openingUpload.to}>
          {FINANCE.openingUpload.name}
        </Link>
      )}
      <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.openingLines.to}>
        All balances
      </Link>
      {waiting > 0 && (
        <Link className={buttonClass(undefined, 'outlined')} to={`${FINANCE.openingLines.to}?state=suspense`}>
          Who waits
        </Link>
      )}
      {sheet !== null && (
        <>
          <Link className={buttonClass(undefined, 'outlined')} to={openingPaperOf(sheet.id)}>
            {FINANCE.openingPaper.name}
          </Link>
          <Steps work={work} path="/Bursary/opening-sheet" record={sheet} />
        </>
      )}
      {maintains && lines > 0 && (whyNoUndo === '' ? <TakeBack /> : <p>{whyNoUndo}</p>)}
    </>
  );
}

function StateTotals({ isFirst }: { readonly isFirst: boolean }) {
  const session = useSession();
  return (
    <ActionDialog
      label="State the totals"
      form="opening-totals"
      {...(isFirst && { intent: 'primary' as const })}
      lead="From the office’s own books. Another person signs that the portal has them."
      done="The sheet shows the difference"
      act={async (answers, request) => {
        await session.call<typeof stateOpening>({
          method: 'POST',
          path: '/Bursary/opening-sheet',
          body: { request, answers },
        });
      }}
    />
  );
}

function TakeBack() {
  const session = useSession();
  return (
    <ActionDialog
      label="Take all of it back"
      form="opening-reason"
      isDanger
      lead="All opening balances are taken back by posting. The list is uploaded again then."
      done={({ lines }: { lines: number }) => `${withThousands(lines)} balances are taken back`}
      act={(answers) =>
        session.call<typeof undoOpening>({ method: 'POST', path: '/Bursary/opening-undo', body: { answers } })
      }
    />
  );
}
