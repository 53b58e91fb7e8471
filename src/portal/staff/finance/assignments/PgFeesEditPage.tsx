import { AssignmentEdit } from './AssignmentEdit.tsx';
import { PG } from './kinds.ts';

export const PgFeesEditPage = () => <AssignmentEdit kind={PG} />;
