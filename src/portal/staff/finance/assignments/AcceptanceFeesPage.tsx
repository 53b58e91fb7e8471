import { AssignmentList } from './AssignmentList.tsx';
import { ACCEPTANCE } from './kinds.ts';

export const Page = () => <AssignmentList kind={ACCEPTANCE} />;
