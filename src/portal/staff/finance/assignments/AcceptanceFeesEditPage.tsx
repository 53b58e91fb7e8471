import { AssignmentEdit } from './AssignmentEdit.tsx';
import { ACCEPTANCE } from './kinds.ts';

export const AcceptanceFeesEditPage = () => <AssignmentEdit kind={ACCEPTANCE} />;
