import { AssignmentBulk } from './AssignmentBulk.tsx';
import { SCHOOL } from './kinds.ts';

export const SchoolFeesBulkPage = () => <AssignmentBulk kind={SCHOOL} />;
