import { Navigate, useSearchParams } from 'react-router-dom';
import { useHouse } from '../../../session/useHouse.ts';
import { AssignPage } from './AssignPage.tsx';
import type { Post } from './posts.ts';

/** The post of the faculty or department that the address names. */
export function AssignToUnit({ post: { title, page, assign } }: { readonly post: Post }) {
  const [asked] = useSearchParams();
  const house = useHouse();
  const [unit, name] = [Number(asked.get('unit')), asked.get('name')];
  if (!unit || !name) return <Navigate to={page} replace />;
  return <AssignPage title={name} back={{ name: title, to: page }} holder={asked.get('holder')} assign={(userName) => assign(house, unit, userName)} />;
}
