import { AssignToUnit } from './AssignToUnit.tsx';
import { HOD } from './appointments.ts';

export const AssignHodPage = () => <AssignToUnit appointment={HOD} />;
