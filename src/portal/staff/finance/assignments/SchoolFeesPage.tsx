import { AssignmentList } from './AssignmentList.tsx';
import { SCHOOL } from './kinds.ts';

export const SchoolFeesPage = () => <AssignmentList kind={SCHOOL} />;
