import { AssignmentEdit } from './AssignmentEdit.tsx';
import { SUNDRY } from './kinds.ts';

export const Page = () => <AssignmentEdit kind={SUNDRY} />;
