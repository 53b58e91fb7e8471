import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/useSession.ts';
import { AssignPage } from './AssignPage.tsx';
import type { Appointment } from './appointments.ts';

/** The post of the faculty or department that the address names. */
export function AssignToUnit({ post: { title, page, assign } }: { readonly post: Appointment }) {
  const [asked] = useSearchParams();
  const house = useSession();
  const [unit, name] = [Number(asked.get('unit')), asked.get('name')];
  if (!unit || !name) return <Navigate to={page} replace />;
  return <AssignPage title={name} back={{ name: title, to: page }} holder={asked.get('holder')} assign={(userName) => assign(house, unit, userName)} />;
}
