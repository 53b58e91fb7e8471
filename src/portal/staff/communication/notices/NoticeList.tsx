import { generatePath, Link } from 'react-router-dom';
import declared from '#lists/communication/notices.json' with { type: 'json' };
import type { notices, toggleNotice } from '#contract/communication/notices.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { RowOf } from '../../../kit/list/listProps.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useRowChange } from '../../../kit/record/useRowChange.ts';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';

type Row = RowOf<typeof notices.list>;

export const NoticeList = () => (
  <ListPage<typeof notices.list>
    declared={declared}
    path="/Notices/get-notices"
    cells={{ active: (row) => <Switch row={row} /> }}
    to={({ id }) => generatePath(COMMUNICATION.notice.to, { id })}
    actions={
      <Link className={buttonClass('primary')} to={COMMUNICATION.writeNotice.to}>
        Write a notice
      </Link>
    }
  />
);

function Switch({ row: { id, title, active } }: { readonly row: Row }) {
  const session = useSession();
  const change = useRowChange({
    path: '/Notices',
    id,
    send: (body: { active: boolean }) =>
      session.call<typeof toggleNotice>({ method: 'POST', path: '/Notices/:id/toggle-status', params: { id }, body }),
  });
  return (
    <Act
      label={active ? 'Switch off' : 'Switch on'}
      done={`${title}: switched ${active ? 'off' : 'on'}`}
      act={() => change({ active: !active })}
    />
  );
}
