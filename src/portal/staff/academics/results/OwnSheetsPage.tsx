import declared from '#lists/academics/own-sheets.json' with { type: 'json' };
import type { ownSheets } from '#contract/academics/sheet-lists.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { scoresAt, sheetAt } from './addresses.ts';

export const OwnSheetsPage = () => (
  <ListPage<typeof ownSheets.list>
    declared={declared}
    path="/Results/own-sheets"
    to={({ id, sessionId, state }) => (state === 'open' ? scoresAt : sheetAt)({ departmentCourseId: id, sessionId })}
  />
);
