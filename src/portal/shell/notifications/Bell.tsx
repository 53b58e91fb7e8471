import { Link } from 'react-router-dom';
import { SHELL } from '#contract/shell/pages.ts';
import { DropDown } from '../../kit/drop-down/DropDown.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useNews, useRecentNotifications } from './useNotifications.ts';
import { useOpenNotification } from './useOpenNotification.ts';
import './notifications.css';

const MOST_COUNTED = 99;

export function Bell({ userName }: { readonly userName: string }) {
  useNews(userName);
  const { data, error } = useRecentNotifications(userName);
  const open = useOpenNotification();
  const unread = data?.unread ?? 0;
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <DropDown label="Notifications" size="wide"
      button={({ className, ...opener }) => <button type="button" className={`bell__button ${className}`} aria-label={name} {...opener}><Face unread={unread} /></button>}>
      {data && data.notifications.length > 0
        ? <NotificationList notifications={data.notifications} onOpen={(opened) => void open(opened)} />
        : <p className="drop__nothing">{error ? `An error has occurred: ${error.message}` : 'You have no notifications from the last 7 days.'}</p>}
      <div className="drop__end"><Link to={SHELL.notifications.to}>View All Notifications</Link></div>
    </DropDown>
  );
}

const Face = ({ unread }: { readonly unread: number }) => (
  <span className="bell__face" aria-hidden="true">
    <svg className="icon" viewBox="0 0 20 20" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4 14h12l-1.4-2.2V8.5a4.6 4.6 0 0 0-9.2 0v3.3zM8.3 16.6a1.8 1.8 0 0 0 3.4 0" />
    </svg>
    {unread > 0 && <span className="bell__count">{unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}</span>}
  </span>
);
