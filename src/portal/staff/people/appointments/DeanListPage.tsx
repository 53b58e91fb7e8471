import { AppointmentListPage } from './AppointmentListPage.tsx';
import { DEAN } from './appointments.ts';

export const Page = () => <AppointmentListPage appointment={DEAN} />;
