import { AssignmentList } from './AssignmentList.tsx';
import { ACCEPTANCE } from './kinds.ts';

export const AcceptanceFeesPage = () => <AssignmentList kind={ACCEPTANCE} />;
