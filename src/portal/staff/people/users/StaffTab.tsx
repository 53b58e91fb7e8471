import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { staffProfile, StaffProfile } from '#contract/people/users.ts';
import { Answer } from '#form/answer/Answer.tsx';
import { declaredSection } from '../../../kit/form/declaredSection.ts';
import { DeclaredServices } from '../../../kit/form/DeclaredServices.tsx';
import { History } from '../../../kit/record/History.tsx';
import { LoadedPart } from '../../../kit/record/LoadedPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { staffFormOf } from './addresses.ts';

export const StaffTab = ({ id }: { readonly id: string }) => (
  <div className="stack">
    <LoadedPart<typeof staffProfile> path="/UserManagement/staff/:id" params={{ id }} label="Loading the staff profile">
      {(profile) => <Profile id={id} profile={profile} />}
    </LoadedPart>
    <History path={`/UserManagement/staff/${id}`} form="staff" />
  </div>
);

/** In the words of the form that asks it. */
function Profile({
  id,
  profile: { revision: _, ...answers },
}: {
  readonly id: string;
  readonly profile: StaffProfile;
}) {
  const { data: section } = useQuery(declaredSection('staff'));
  if (!section) return <LoadingState lines={4} label="Loading the staff profile" />;
  return (
    <DeclaredServices>
      <RecordSheet
        title="Staff profile"
        facts={Object.entries(section.schema.properties).map(([name, field]) => [
          field.title ?? name,
          <Answer key={name} field={field} value={answers[name as keyof typeof answers]} siblings={answers} />,
        ])}
        actions={
          <Link className={buttonClass('primary')} to={staffFormOf(id)}>
            Edit
          </Link>
        }
      />
    </DeclaredServices>
  );
}
