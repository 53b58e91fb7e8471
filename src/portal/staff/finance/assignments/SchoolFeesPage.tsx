import { AssignmentList } from './AssignmentList.tsx';
import { SCHOOL } from './kinds.ts';

export const Page = () => <AssignmentList kind={SCHOOL} />;
