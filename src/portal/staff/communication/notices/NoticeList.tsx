import { generatePath, Link } from 'react-router-dom';
import type { notices, toggleNotice } from '#contract/communication/notices.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { NOTICE_CATEGORIES } from '#rules/noticeCategory.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { RowOf } from '../../../kit/list/listProps.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';

type Row = RowOf<typeof notices.list>;

export const Page = () => (
  <ListPage<typeof notices.list>
    title="Notice Board" path="/Notices/get-notices" searches="Title, sender" emptyWords="Your request results will be displayed here"
    lead="What the College announces, to whom and for how long."
    columns={[
      { name: 'title', title: 'Title', sort: 'title' },
      { name: 'category', title: 'Category', sort: 'category' },
      { name: 'startDate', title: 'From', sort: 'startDate', shown: ({ startDate }) => displayDate(startDate) },
      { name: 'endDate', title: 'Until', shown: ({ endDate }) => (endDate ? displayDate(endDate) : '-') },
      { name: 'senderName', title: 'Sender' },
      { name: 'active', title: 'Shown', shown: (row) => <Switch row={row} /> },
    ]}
    filters={[
      { name: 'category', title: 'Category', options: NOTICE_CATEGORIES.map((category) => ({ value: category, name: category })) },
      { name: 'active', title: 'Shown', options: [{ value: 'true', name: 'Switched on' }, { value: 'false', name: 'Switched off' }] },
    ]}
    to={({ id }) => generatePath(COMMUNICATION.notice.to, { id })}
    actions={<Link className={buttonClass('primary')} to={COMMUNICATION.writeNotice.to}>Write a notice</Link>}
  />
);

function Switch({ row: { id, title, active } }: { readonly row: Row }) {
  const session = useSession();
  const act = () => session.call<typeof toggleNotice>({ method: 'POST', path: '/Notices/:id/toggle-status', params: { id }, body: { active: !active } });
  return <Act label={active ? 'Switch off' : 'Switch on'} done={`${title}: switched ${active ? 'off' : 'on'}`} act={act} />;
}
