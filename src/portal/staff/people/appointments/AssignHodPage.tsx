import { AssignToUnit } from './AssignToUnit.tsx';
import { HOD } from './posts.ts';

export const Page = () => <AssignToUnit post={HOD} />;
