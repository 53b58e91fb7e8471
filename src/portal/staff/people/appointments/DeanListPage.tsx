import { AppointmentListPage } from './AppointmentListPage.tsx';
import { DEAN } from './appointments.ts';

export const DeanListPage = () => <AppointmentListPage appointment={DEAN} />;
