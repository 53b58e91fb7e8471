import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { lookupOptions } from '../../../api/lookupOptions.ts';
import { usePortalData } from '../../../app/portalData.ts';
import { useSession } from '../../../session/useSession.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { AssignPage } from './AssignPage.tsx';
import { ADVISERS } from './appointments.ts';

const LEVELS = [100, 200, 300, 400, 500, 600].map((level) => ({ id: level, name: String(level) }));

export function Page() {
  const [query, setQuery] = useSearchParams();
  const session = useSession();
  const queries = useQueryClient();
  const { school } = usePortalData();
  const { data: departments } = useQuery({ queryKey: ['departments'], queryFn: () => lookupOptions(queries, school.shortName).loadOptions('all-departments', []) });
  const [department, level] = [Number(query.get('department')) || undefined, Number(query.get('level')) || undefined];
  const choose = (name: string, value: number | undefined) => setQuery({ ...Object.fromEntries(query), holder: '', [name]: String(value ?? '') }, { replace: true });
  return (
    <AssignPage
      title="Course adviser" back={{ name: ADVISERS.title, to: ADVISERS.page }} holder={query.get('holder') || null}
      assign={(userName) => ADVISERS.assign(session, department!, level!, userName)} isReady={Boolean(department && level)}
    >
      <SelectField label="Department" placeholder="Select…" options={departments as readonly { id: number; name: string }[] | undefined} value={department} onChoose={(id) => choose('department', id)} />
      <SelectField label="Level" placeholder="Select…" options={LEVELS} value={level} onChoose={(id) => choose('level', id)} />
    </AssignPage>
  );
}
