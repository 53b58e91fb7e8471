import { AssignmentList } from './AssignmentList.tsx';
import { PG } from './kinds.ts';

export const PgFeesPage = () => <AssignmentList kind={PG} />;
