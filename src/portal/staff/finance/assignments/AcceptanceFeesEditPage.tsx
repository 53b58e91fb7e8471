import { AssignmentEdit } from './AssignmentEdit.tsx';
import { ACCEPTANCE } from './kinds.ts';

export const Page = () => <AssignmentEdit kind={ACCEPTANCE} />;
