import { PostListPage } from './PostListPage.tsx';
import { HOD } from './posts.ts';

export const Page = () => <PostListPage post={HOD} />;
