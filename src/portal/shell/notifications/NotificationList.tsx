import type { Notification } from '#contract/communication/notifications.ts';
import { relativeTime } from '#rules/relativeTime.ts';
import './notifications.css';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onOpen: (opened: Notification) => void;
}

export const NotificationList = ({ notifications, onOpen }: NotificationListProps) => (
  <ul className="tellings">
    {notifications.map((each) => (
      <li key={each.notificationId}>
        <button
          type="button"
          className={`telling ${each.isRead ? '' : 'telling--unread'}`}
          onClick={() => onOpen(each)}
        >
          <span>
            {!each.isRead && <span className="unseen">Unread: </span>}
            {each.message}
          </span>
          <time dateTime={each.dateCreated}>{relativeTime(new Date(each.dateCreated), new Date())}</time>
        </button>
      </li>
    ))}
  </ul>
);
