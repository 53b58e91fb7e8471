import { AssignmentBulk } from './AssignmentBulk.tsx';
import { ACCEPTANCE } from './kinds.ts';

export const AcceptanceFeesBulkPage = () => <AssignmentBulk kind={ACCEPTANCE} />;
