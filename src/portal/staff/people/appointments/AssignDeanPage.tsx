import { AssignToUnit } from './AssignToUnit.tsx';
import { DEAN } from './appointments.ts';

export const Page = () => <AssignToUnit appointment={DEAN} />;
