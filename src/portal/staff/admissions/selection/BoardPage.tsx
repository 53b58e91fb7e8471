import { Link } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { quotaBoard, QuotaBoard } from '#contract/admissions/selection.ts';
import { formulaWords } from '../../../kit/formulaWords.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { BoardChart } from './BoardChart.tsx';
import { BoardTable } from './BoardTable.tsx';
import { CollegeQuota } from './CollegeQuota.tsx';
import { OfferDays } from './OfferDays.tsx';
import { PublishFormula } from './PublishFormula.tsx';
import { RunList } from './RunList.tsx';
import { RunTrial } from './RunTrial.tsx';
import './selection.css';

export const BoardPage = () => (
  <Loaded<typeof quotaBoard> path="/AdmissionList/quota-board" params={undefined}>
    {(board) => <Board board={board} />}
  </Loaded>
);

export function Board({ board }: { readonly board: QuotaBoard }) {
  const { session, formula, college, rule, quotas, runs } = board;
  return (
    <Page
      title="Admission list"
      width="wide"
      lead={
        session
          ? `The seats of ${session}, by what they are given, and who holds them.`
          : 'No session is open for applications.'
      }
    >
      <div className="stack">
        {formula && (
          <section className="sheet board__formula" aria-label="Aggregate">
            <p>
              Aggregate of 100: <strong>{formulaWords(formula.terms)}</strong>, version {formula.version}
            </p>
            <PublishFormula formula={formula} />
          </section>
        )}
        {session && <CollegeQuota college={college} />}
        {session && <OfferDays rule={rule} />}
        <div className="actions">
          {quotas.length > 0 && <RunTrial />}
          <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.quotas.to}>
            Quotas
          </Link>
          <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.requirements.to}>
            Requirements
          </Link>
          <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.offers.to}>
            Offers
          </Link>
          <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.callList.to}>
            Call list
          </Link>
          <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.waitingMoves.to}>
            Waiting list
          </Link>
          <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.contacts.to}>
            Contacts
          </Link>
          <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.admissionList.to}>
            Find a candidate
          </Link>
        </div>
        {quotas.length === 0 ? (
          <p className="notice">No department has a quota yet. Set the quotas first, then run a trial.</p>
        ) : (
          <>
            <BoardTable quotas={quotas} />
            <BoardChart quotas={quotas} />
          </>
        )}
        <RunList runs={runs} />
      </div>
    </Page>
  );
}
