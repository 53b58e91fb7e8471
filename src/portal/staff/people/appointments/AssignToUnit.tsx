import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/useSession.ts';
import { AssignPage } from './AssignPage.tsx';
import type { Appointment } from './appointments.ts';

export function AssignToUnit({ appointment: { declared, page, assign } }: { readonly appointment: Appointment }) {
  const [query] = useSearchParams();
  const session = useSession();
  const [unit, name] = [Number(query.get('unit')), query.get('name')];
  if (!unit || !name) return <Navigate to={page} replace />;
  return (
    <AssignPage
      title={name}
      back={{ name: declared.title, to: page }}
      holder={query.get('holder')}
      assign={(userName) => assign(session, unit, userName)}
    />
  );
}
