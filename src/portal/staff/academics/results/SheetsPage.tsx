import declared from '#lists/academics/result-sheets.json' with { type: 'json' };
import type { resultSheets } from '#contract/academics/sheet-lists.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { BeforeApproval } from './BeforeApproval.tsx';
import { decideAt } from './addresses.ts';

export const SheetsPage = () => (
  <ListPage<typeof resultSheets.list>
    declared={declared}
    path="/Results/sheets"
    to={(row) => decideAt(row)}
    actions={<BeforeApproval />}
  />
);
