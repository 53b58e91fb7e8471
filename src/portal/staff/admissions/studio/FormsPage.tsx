import { Link } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { FormRow, forms } from '#contract/admissions/forms.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Page } from '../../../ui/Page.tsx';

const { studio, deadlines } = ADMISSIONS;

export const FormsPage = () => (
  <Loaded<typeof forms> path="/Application/forms" params={undefined}>
    {(rows) => (
      <Page
        title={studio.name}
        width="wide"
        crumbs={[deadlines, { name: studio.name }]}
        lead="Open a form to change it. Applicants see nothing of it until another person publishes it."
      >
        <PlainTable
          caption="Forms of programmes"
          columns={[{ title: 'Programme' }, { title: 'Draft' }, { title: 'Edited by' }, { title: 'Published here' }]}
          rows={rows.map(rowOf)}
        />
      </Page>
    )}
  </Loaded>
);

const rowOf = ({ id, name, draft, publishedAt }: FormRow) => ({
  key: id,
  cells: [
    <Link key="name" to={`${studio.to}/${id}`}>
      {name}
    </Link>,
    draft ? `${draft.status}, ${draft.changes === 1 ? 'one change' : `${draft.changes} changes`}` : '-',
    draft && draft.editors.length > 0 ? draft.editors.join(', ') : '-',
    publishedAt === null ? '-' : displayMoment(publishedAt),
  ],
});
