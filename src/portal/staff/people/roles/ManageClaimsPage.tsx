import type { userClaims } from '#contract/people/roles.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { noResult } from '../../../kit/noResult.ts';
import { useSession } from '../../../session/useSession.ts';
import { PersonClaims } from './PersonClaims.tsx';

export function ManageClaimsPage() {
  const session = useSession();
  return (
    <FindPage
      title="Manage claims"
      lead="Grant something to one person, or deny it to them, whatever their roles say."
      button="Find person"
      asks={{
        name: 'user',
        label: 'Username or email address',
        help: "A student's username is their registration number.",
        maxLength: 254,
        missing: 'please input a username',
      }}
      find={(userName) =>
        session.call<typeof userClaims>({ method: 'GET', path: '/RoleClaims/user-claims', query: { userName } })
      }
      unknown={{ status: 422, words: noResult }}
    >
      {(person) => <PersonClaims person={person} />}
    </FindPage>
  );
}
