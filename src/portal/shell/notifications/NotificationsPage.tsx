import { NonIdealState } from '@blueprintjs/core';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { useAction } from '../../kit/useAction.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useNotifications } from './useNotifications.ts';
import { useOpenNotification } from './useOpenNotification.ts';

export function NotificationsPage() {
  const { data, error, refetch } = useNotifications(useSignedIn()?.userName ?? '');
  const open = useOpenNotification();
  return (
    <Page title="Notifications" width="wide" lead="What you were told in the last 7 days.">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      {data?.notifications.length === 0 && (
        <div className="sheet">
          <NonIdealState className="nothing" description="You have no notifications from the last 7 days." />
        </div>
      )}
      {data && data.notifications.length > 0 && (
        <section className="sheet" aria-label="All notifications">
          {data.unread > 0 && <MarkAll />}
          <NotificationList notifications={data.notifications} onOpen={(opened) => void open(opened)} />
        </section>
      )}
    </Page>
  );
}

function MarkAll() {
  const markRead = useMarkRead();
  const [mark, busy] = useAction(async () => {
    await markRead(null).catch((error: unknown) =>
      raiseFailure(error, { title: 'Failed!', body: 'Something went wrong' }),
    );
  });
  return (
    <div className="tellings__head">
      <Button look="outlined" busy={busy} onClick={() => void mark()}>
        Mark all as read
      </Button>
    </div>
  );
}
