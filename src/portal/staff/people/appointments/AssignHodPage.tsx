import { AssignToUnit } from './AssignToUnit.tsx';
import { HOD } from './appointments.ts';

export const Page = () => <AssignToUnit appointment={HOD} />;
