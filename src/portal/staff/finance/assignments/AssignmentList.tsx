import { Link } from 'react-router-dom';
import type { schoolFees } from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListView } from '../../../kit/list/ListView.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Explain } from './Explain.tsx';
import type { Kind } from './kinds.ts';

export function AssignmentList({ kind }: { readonly kind: Kind }) {
  const { declared, path, edit, bulk, purpose } = kind;
  const state = useList<typeof schoolFees.list>(declared, path);
  return (
    <Page title={declared.title} width="wide" lead={declared.lead}>
      <div className="stack">
        <div>
          <ListView
            state={state}
            to={({ id }) => `${edit.to}?id=${id}`}
            actions={
              <>
                <Link className={buttonClass(undefined, 'outlined')} to={bulk.to}>
                  Change many
                </Link>
                <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.cloneFees.to}>
                  Clone a session
                </Link>
                <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.feesUpload.to}>
                  Upload
                </Link>
                <Link className={buttonClass('primary')} to={edit.to}>
                  Set fees
                </Link>
              </>
            }
          />
        </div>
        <Explain purpose={purpose} />
      </div>
    </Page>
  );
}
