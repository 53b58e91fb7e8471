import { AssignmentBulk } from './AssignmentBulk.tsx';
import { PG } from './kinds.ts';

export const PgFeesBulkPage = () => <AssignmentBulk kind={PG} />;
