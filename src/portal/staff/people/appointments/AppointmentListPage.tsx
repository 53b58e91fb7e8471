import type { deans } from '#contract/people/appointments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Appointment } from './appointments.ts';

const HELD = [{ value: 'true', name: 'Assigned' }, { value: 'false', name: 'Nobody yet' }];

export const AppointmentListPage = ({ appointment: { title, unit, path, assignPage } }: { readonly appointment: Appointment }) => (
  <ListPage<typeof deans.list>
    title={title}
    path={path as typeof deans.list.path}
    searches={`${unit} or name`}
    filters={[{ name: 'held', title: 'Status', options: HELD }]}
    to={({ id, unit: name, holder }) => `${assignPage}?${new URLSearchParams({ unit: String(id), name, ...(holder && { holder }) })}`}
    columns={[
      { name: 'unit', title: unit, sort: 'unit' },
      { name: 'holder', title: 'Name', shown: ({ holder }) => holder ?? <Tag look="warning">Nobody yet</Tag> },
      { name: 'since', title: 'Since', shown: ({ since }) => (since ? displayDate(since) : '-') },
    ]}
    emptyWords={`There is no ${unit.toLowerCase()} yet`}
  />
);
