import { useParams, useSearchParams } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Revised } from '#contract/kit/revision.ts';
import type { Create, FindOf, Update } from '#contract/kit/resource.ts';
import { useSession } from '../../session/useSession.ts';
import { EditPage } from '../form/EditPage.tsx';
import { FormPage } from '../form/FormPage.tsx';
import { Loaded } from '../record/Loaded.tsx';
import { crumbsOf, nameOf } from './recordWords.tsx';
import type { ResourceRow, Screens } from './screens.ts';

/** The address's query fills fields, as where one is created from what it will belong to. */
export function ResourceCreate<Row extends ResourceRow>({
  screens: {
    one,
    declared: { title },
    at,
    path,
    crumbs = [],
    forms,
  },
}: {
  readonly screens: Screens<Row>;
}) {
  const session = useSession();
  const given = Object.fromEntries([...useSearchParams()[0]].map(([name, id]) => [name, Number(id)]));
  const save = async (body: SectionAnswers) => {
    const { id } = await session.call<Create>({ method: 'POST', path, body });
    return `${at}/${id}`;
  };
  return (
    <FormPage
      title={`Create ${one}`}
      crumbs={[...crumbs, { name: title, to: at }]}
      form={forms.create}
      answers={given}
      submitLabel="Create"
      done={`The ${one} was created`}
      save={save}
    />
  );
}

export function ResourceEdit<Row extends ResourceRow>({ screens }: { readonly screens: Screens<Row> }) {
  const id = Number(useParams()['id']);
  return (
    <Loaded<FindOf<Row>> path={`${screens.path}/:id` as const} params={{ id }}>
      {(row) => <Correct screens={screens} row={row} />}
    </Loaded>
  );
}

function Correct<Row extends ResourceRow>({
  screens,
  screens: { one, at, path, forms },
  row,
}: {
  readonly screens: Screens<Row>;
  readonly row: Row;
}) {
  const session = useSession();
  const { id } = row;
  const to = `${at}/${id}`;
  const byId = { path: `${path}/:id` as const, params: { id } };
  return (
    <EditPage
      title={`Edit ${one}`}
      crumbs={[...crumbsOf(screens, row), { name: nameOf(screens, row), to }]}
      form={forms.correct!}
      done={`The ${one} was saved`}
      to={to}
      record={row as Row & Revised}
      latest={() => session.call<FindOf<Row & Revised>>({ method: 'GET', ...byId })}
      send={(body, revision) => session.call<Update>({ method: 'PUT', ...byId, query: { revision }, body })}
    />
  );
}
