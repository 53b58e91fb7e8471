import { AssignmentList } from './AssignmentList.tsx';
import { PG } from './kinds.ts';

export const Page = () => <AssignmentList kind={PG} />;
