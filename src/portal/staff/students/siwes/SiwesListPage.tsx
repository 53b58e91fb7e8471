import declared from '#lists/students/siwes-forms.json' with { type: 'json' };
import type { siwesForms } from '#contract/students/siwes.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { siwesFormAt } from '../addresses.ts';

export const SiwesListPage = () => (
  <ListPage<typeof siwesForms.list> declared={declared} path="/Student/siwes-forms" to={({ id }) => siwesFormAt(id)} />
);
