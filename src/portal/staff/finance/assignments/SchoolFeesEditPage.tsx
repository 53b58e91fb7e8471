import { AssignmentEdit } from './AssignmentEdit.tsx';
import { SCHOOL } from './kinds.ts';

export const Page = () => <AssignmentEdit kind={SCHOOL} />;
