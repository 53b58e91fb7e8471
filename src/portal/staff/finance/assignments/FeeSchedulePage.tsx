import { Link } from 'react-router-dom';
import type { feeSchedule } from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import declared from '#lists/finance/fee-schedule.json' with { type: 'json' };
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { ACCEPTANCE, SCHOOL, SUNDRY } from './kinds.ts';

/** Each row leads to its group. */
export const FeeSchedulePage = () => (
  <ListPage<typeof feeSchedule.list>
    declared={declared}
    path="/Payment/fee-schedule"
    to={({ assignmentId, purpose }) => `${editOf(purpose).to}?id=${assignmentId}`}
    actions={
      <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.feesUpload.to}>
        Upload
      </Link>
    }
  />
);

const editOf = (purpose: string) => ({ school: SCHOOL, acceptance: ACCEPTANCE })[purpose]?.edit ?? SUNDRY.edit;
