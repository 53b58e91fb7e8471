import { AssignToUnit } from './AssignToUnit.tsx';
import { DEAN } from './appointments.ts';

export const AssignDeanPage = () => <AssignToUnit appointment={DEAN} />;
