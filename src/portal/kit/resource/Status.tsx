import { Tag } from '../../ui/Tag.tsx';

export const Status = ({ active }: { readonly active: boolean }) => <Tag look={active ? 'success' : 'fail'}>{active ? 'Active' : 'Inactive'}</Tag>;
