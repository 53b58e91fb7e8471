import { AppointmentListPage } from './AppointmentListPage.tsx';
import { HOD } from './appointments.ts';

export const HodListPage = () => <AppointmentListPage appointment={HOD} />;
