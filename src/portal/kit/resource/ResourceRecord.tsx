import { Link, useParams } from 'react-router-dom';
import type { FindOf, Toggle } from '#contract/kit/resource.ts';
import { useSession } from '../../session/useSession.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Act } from '../record/Act.tsx';
import { Loaded } from '../record/Loaded.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { useRowChange } from '../record/useRowChange.ts';
import { crumbsOf, factsOf, nameOf } from './recordWords.tsx';
import type { ResourceRow, Screens } from './screens.ts';
import { useRelated } from './useRelated.tsx';

export function ResourceRecord<Row extends ResourceRow>({ screens }: { readonly screens: Screens<Row> }) {
  const { at, path, forms, actions } = screens;
  const id = Number(useParams()['id']);
  const tabsOf = useRelated(screens, id);
  return (
    <Loaded<FindOf<Row>> path={`${path}/:id` as const} params={{ id }}>
      {(row) => (
        <RecordPage
          history={{ path: `${path}/${id}`, form: forms.create }}
          title={nameOf(screens, row)}
          crumbs={crumbsOf(screens, row)}
          facts={factsOf(screens, row)}
          tabs={tabsOf(row)}
          actions={
            row.mayChange !== false && (
              <>
                {forms.correct && (
                  <Link className={buttonClass('primary')} to={`${at}/${id}/edit`}>
                    Edit
                  </Link>
                )}
                {actions?.(row)}
                <Switch screens={screens} row={row} />
              </>
            )
          }
        />
      )}
    </Loaded>
  );
}

function Switch<Row extends ResourceRow>({
  screens,
  screens: { path, switchedOff },
  row,
}: {
  readonly screens: Screens<Row>;
  readonly row: Row;
}) {
  const session = useSession();
  const { id, active } = row;
  const name = nameOf(screens, row);
  const change = useRowChange({
    path,
    id,
    send: (body: { active: boolean }) =>
      session.call<Toggle>({ method: 'PUT', path: `${path}/:id/toggle-activation` as const, params: { id }, body }),
  });
  return (
    <Act
      label={active ? 'Deactivate' : 'Activate'}
      isDanger={active}
      act={() => change({ active: !active })}
      question={active ? switchedOff : `${name} is offered again.`}
      done={active ? `${name} is inactive` : `${name} is active`}
    />
  );
}
