import type { deans } from '#contract/people/appointments.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { Appointment } from './appointments.ts';

export const AppointmentListPage = ({
  appointment: { declared, path, assignPage },
}: {
  readonly appointment: Appointment;
}) => (
  <ListPage<typeof deans.list>
    declared={declared}
    path={path as typeof deans.list.path}
    to={({ id, unit, holder }) =>
      `${assignPage}?${new URLSearchParams({ unit: String(id), name: unit, ...(holder && { holder }) })}`
    }
  />
);
