import { AssignmentList } from './AssignmentList.tsx';
import { SUNDRY } from './kinds.ts';

export const SundryFeesPage = () => <AssignmentList kind={SUNDRY} />;
