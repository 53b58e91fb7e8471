import { AssignmentBulk } from './AssignmentBulk.tsx';
import { SUNDRY } from './kinds.ts';

export const SundryFeesBulkPage = () => <AssignmentBulk kind={SUNDRY} />;
