import { AssignmentEdit } from './AssignmentEdit.tsx';
import { PG } from './kinds.ts';

export const Page = () => <AssignmentEdit kind={PG} />;
