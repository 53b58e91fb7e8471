import declared from '#lists/students/corrections.json' with { type: 'json' };
import type { corrections } from '#contract/students/corrections.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { correctionAt } from '../addresses.ts';

export const CorrectionListPage = () => (
  <ListPage<typeof corrections.list>
    declared={declared}
    path="/Student/corrections"
    to={({ id }) => correctionAt(id)}
  />
);
