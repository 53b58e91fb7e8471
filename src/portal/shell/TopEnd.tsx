import { Link } from 'react-router-dom';
import { OWN_ACCOUNT } from '#contract/people/pages.ts';
import { SHELL } from '#contract/shell/pages.ts';
import type { SignedIn } from '../session/signedIn.ts';
import { DropDown } from '../kit/drop-down/DropDown.tsx';
import { Magnifier } from './icons.tsx';
import { InTopEnd } from '../ui/InTopEnd.tsx';
import { Bell } from './notifications/Bell.tsx';
import { SignOut } from './SignOut.tsx';

/** The words are the specification's. */
const ITEMS = [
  ['Account', `${SHELL.profile.to}#account`],
  ['Manage Profile', `${SHELL.profile.to}#details`],
  ['Settings', `${SHELL.profile.to}#settings`],
  ['Change Password', OWN_ACCOUNT.changePassword.to],
] as const;

interface TopEndProps {
  readonly user: SignedIn;
  readonly onSearch: () => void;
}

export const TopEnd = ({ user, onSearch }: TopEndProps) => (
  <InTopEnd>
    <button
      type="button"
      className="own__search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Quick access (Ctrl K)"
      onClick={onSearch}
    >
      <Magnifier />
      <span className="unseen">Quick access</span>
    </button>
    <Bell userName={user.userName} />
    <Avatar user={user} />
  </InTopEnd>
);

const Avatar = ({ user: { fullName, userRole } }: { readonly user: SignedIn }) => (
  <DropDown
    label="Account"
    button={({ className, ...opener }) => (
      <button type="button" className={`avatar__face ${className}`} aria-label={`Account of ${fullName}`} {...opener}>
        <span aria-hidden="true">{initialsOf(fullName)}</span>
      </button>
    )}
  >
    <p className="avatar__who">
      <strong>{fullName}</strong>
      <br />
      {userRole}
    </p>
    <ul>
      {ITEMS.map(([name, path]) => (
        <li key={name}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
      <li>
        <SignOut label="Logout" />
      </li>
    </ul>
  </DropDown>
);

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.slice(0, 1))
    .join('');
