import { Link, useNavigate } from 'react-router-dom';
import type { Job } from '#contract/kit/jobs.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { DropDown } from '../../kit/drop-down/DropDown.tsx';
import { JobList } from '../../kit/jobs/JobList.tsx';
import { isUnderWay } from '../../kit/jobs/jobWords.ts';
import { useOwnJobs } from '../../kit/jobs/useOwnJobs.ts';
import { useSeeJob } from '../../kit/jobs/useSeeJob.ts';
import { NotificationList } from './NotificationList.tsx';
import { useNews, useRecentNotifications } from './useNotifications.ts';
import { useOpenNotification } from './useOpenNotification.ts';
import { readRefusal } from '../../ui/refusal.ts';
import './notifications.css';

const MOST_COUNTED = 99;

export function Bell({ userName }: { readonly userName: string }) {
  const reader = useNews(userName) ? userName : '';
  const { data, error } = useRecentNotifications(reader);
  const { data: jobs = [] } = useOwnJobs(reader);
  const open = useOpenNotification();
  const openJob = useOpenJob();
  /** As the card of the dashboard counts them. */
  const unread = data?.unread ?? 0;
  const finished = jobs.filter(({ finishedAt, isSeen }) => finishedAt !== null && !isSeen).length;
  const running = jobs.filter(isUnderWay).length;
  const hasNotifications = data !== undefined && data.notifications.length > 0;
  return (
    <DropDown
      label="Notifications"
      size="wide"
      button={({ className, ...opener }) => (
        <button
          type="button"
          className={`bell__button ${className}`}
          aria-label={nameOf(unread, running, finished)}
          {...opener}
        >
          <Face unread={unread} isRunning={running > 0} isFinished={finished > 0} />
        </button>
      )}
    >
      {jobs.length > 0 && <JobList jobs={jobs} onOpen={(job) => void openJob(job)} />}
      {hasNotifications && (
        <NotificationList notifications={data.notifications} onOpen={(opened) => void open(opened)} />
      )}
      {!hasNotifications && (
        <p className="drop__nothing">{error ? saysOf(error) : 'You have no notifications from the last 7 days.'}</p>
      )}
      <div className="drop__end">
        <Link to={SHELL.notifications.to}>View All Notifications</Link>
      </div>
    </DropDown>
  );
}

const saysOf = (error: Error): string =>
  readRefusal(error).kind === 'failed' ? `An error has occurred: ${error.message}` : error.message;

const nameOf = (unread: number, running: number, finished: number): string =>
  [
    'Notifications',
    ...(unread > 0 ? [`${unread} unread`] : []),
    ...(running > 0 ? [`${running} under way`] : []),
    ...(finished > 0 ? [`${finished} finished`] : []),
  ].join(', ');

function useOpenJob(): (job: Job) => Promise<void> {
  const see = useSeeJob();
  const navigate = useNavigate();
  return async (job) => {
    if (!isUnderWay(job) && !job.isSeen) await see(job.id);
    await navigate(job.page);
  };
}

interface FaceProps {
  readonly unread: number;
  readonly isRunning: boolean;
  readonly isFinished: boolean;
}

const Face = ({ unread, isRunning, isFinished }: FaceProps) => (
  <span className="bell__face" aria-hidden="true">
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 14h12l-1.4-2.2V8.5a4.6 4.6 0 0 0-9.2 0v3.3zM8.3 16.6a1.8 1.8 0 0 0 3.4 0" />
    </svg>
    {(isRunning || isFinished) && <span className="bell__running" data-finished={!isRunning || undefined} />}
    {unread > 0 && <span className="bell__count">{unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}</span>}
  </span>
);
