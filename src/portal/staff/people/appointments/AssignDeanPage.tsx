import { AssignToUnit } from './AssignToUnit.tsx';
import { DEAN } from './posts.ts';

export const Page = () => <AssignToUnit post={DEAN} />;
