import type { SectionAnswers } from '#catalogue/validate.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import type { createRole } from '#contract/people/roles.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { CLAIMS_WIDGETS } from './claimsWidget.tsx';

const OPENING = { maySignIn: true };

export function NewRole() {
  const session = useSession();
  const save = async (answers: SectionAnswers) => {
    await session.call<typeof createRole>({
      method: 'POST',
      path: '/RoleClaims/create-role',
      body: answers as Body<typeof createRole>,
    });
    return PEOPLE.roles.to;
  };
  return (
    <FormPage
      title="New role"
      crumbs={[PEOPLE.roles]}
      form="role"
      widgets={CLAIMS_WIDGETS}
      answers={OPENING}
      submitLabel="Create role"
      done="The role has been created"
      save={save}
    />
  );
}
