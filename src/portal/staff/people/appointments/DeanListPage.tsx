import { PostListPage } from './PostListPage.tsx';
import { DEAN } from './posts.ts';

export const Page = () => <PostListPage post={DEAN} />;
