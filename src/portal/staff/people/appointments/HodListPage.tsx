import { AppointmentListPage } from './AppointmentListPage.tsx';
import { HOD } from './appointments.ts';

export const Page = () => <AppointmentListPage appointment={HOD} />;
