import type { claims, createUserClaims, deleteUserClaim, ListedClaim, UserClaims } from '#contract/people/roles.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { sectionsOf } from './ClaimChoice.tsx';
import './roles.css';

export function PersonClaims({ person }: { readonly person: UserClaims }) {
  const { data, error, refetch } = useRecord<typeof claims>('/RoleClaims/claims', undefined);
  const { fullName, userName, roles } = person;
  return (
    <section className="sheet" aria-labelledby="person-claims">
      <h2 id="person-claims">{fullName}</h2>
      <p>
        {userName}, {roles.join(', ')}. A change counts from their next click on.
      </p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      <div className="access">
        {data &&
          sectionsOf(data).map(([section, inside]) => (
            <fieldset key={section} className="access__section">
              <legend>{section}</legend>
              <ul className="access__rows">
                {inside.map((listed) => (
                  <ClaimRow key={listed.claim} listed={listed} person={person} />
                ))}
              </ul>
            </fieldset>
          ))}
      </div>
    </section>
  );
}

interface ClaimRowProps {
  readonly listed: ListedClaim;
  readonly person: UserClaims;
}

function ClaimRow({
  listed: { claim, title, lets, givable },
  person: { userId, byRole, exceptions, fullName },
}: ClaimRowProps) {
  const session = useSession();
  const exception = exceptions.find((each) => each.claim === claim)?.granted;
  const isByRole = byRole.includes(claim);
  const except = (granted: boolean) =>
    session.call<typeof createUserClaims>({
      method: 'POST',
      path: '/RoleClaims/create-user-claims',
      body: { userId, claims: [claim], granted },
    });
  const end = () =>
    session.call<typeof deleteUserClaim>({
      method: 'DELETE',
      path: '/RoleClaims/delete-user-claim',
      query: { userId, claim },
    });
  const status = statusOf(exception, isByRole);
  return (
    <li className="access__row" aria-label={title}>
      <span>
        <strong>{title}</strong>
        <small>{lets}</small>
      </span>
      <StatusTag look={status.look}>{status.words}</StatusTag>
      <span className="access__acts">
        {exception === undefined && !isByRole && givable && (
          <Act label={`Grant: ${title}`} done={`${fullName} has been granted: ${title}`} act={() => except(true)} />
        )}
        {exception === undefined && isByRole && (
          <Act
            label={`Deny: ${title}`}
            done={`${fullName} has been denied: ${title}`}
            question={denialOf(fullName, lets)}
            act={() => except(false)}
          />
        )}
        {exception !== undefined && (givable || exception || !isByRole) && (
          <Act label={`Leave to the roles: ${title}`} done="The roles decide again" act={end} />
        )}
      </span>
    </li>
  );
}

const denialOf = (fullName: string, lets: string) =>
  `From their next click on, ${fullName} can no longer do this, whatever their roles say: ${lets}`;

function statusOf(
  exception: boolean | undefined,
  isByRole: boolean,
): { readonly look: 'success' | 'fail' | 'notsubmitted'; readonly words: string } {
  if (exception === true) return { look: 'success', words: 'Granted alone' };
  if (exception === false) return { look: 'fail', words: 'Denied alone' };
  return isByRole ? { look: 'success', words: 'By role' } : { look: 'notsubmitted', words: 'Not held' };
}
