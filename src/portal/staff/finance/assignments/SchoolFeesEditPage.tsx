import { AssignmentEdit } from './AssignmentEdit.tsx';
import { SCHOOL } from './kinds.ts';

export const SchoolFeesEditPage = () => <AssignmentEdit kind={SCHOOL} />;
