import { AssignmentEdit } from './AssignmentEdit.tsx';
import { SUNDRY } from './kinds.ts';

export const SundryFeesEditPage = () => <AssignmentEdit kind={SUNDRY} />;
