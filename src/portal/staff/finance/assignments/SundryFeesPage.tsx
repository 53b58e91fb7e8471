import { AssignmentList } from './AssignmentList.tsx';
import { SUNDRY } from './kinds.ts';

export const Page = () => <AssignmentList kind={SUNDRY} />;
