import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Job } from '#contract/kit/jobs.ts';
import type { cancelJob } from '#contract/operations/jobs.ts';
import { raiseFailure } from '../raiseFailure.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { useAction } from '../useAction.ts';
import { refetchJobs } from './followsJobs.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { isUnderWay, jobWords } from './jobWords.ts';
import { useSeeJob } from './useSeeJob.ts';
import './jobs.css';

interface JobProgressProps {
  readonly job: Job;
  /** What can be done once it has ended. */
  readonly children?: ReactNode;
  /** Said below how it ended. */
  readonly note?: string | undefined;
}

/** A job on the page that began it. The person may leave: the bell shows it too, and it goes on without them. */
export function JobProgress({ job, children, note }: JobProgressProps) {
  const see = useSeeJob();
  const { id, title, isSeen } = job;
  const underWay = isUnderWay(job);
  useEffect(() => {
    if (!underWay && !isSeen) void see(id);
  }, [underWay, isSeen, id, see]);
  return (
    <section className="sheet job" aria-label={title}>
      <h2>{title}</h2>
      {underWay ? (
        <ProgressBar job={job} />
      ) : (
        <p role="status" className={job.state === 'failed' ? 'job__failed' : undefined}>
          {jobWords(job)}
        </p>
      )}
      {(underWay || note) && (
        <p className="job__note">
          {underWay ? 'You may leave this page: it goes on, and the bell shows how far it is.' : note}
        </p>
      )}
      <div className="actions">{underWay ? <Cancel id={id} /> : children}</div>
    </section>
  );
}

function Cancel({ id }: { readonly id: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const [cancel, busy] = useAction(async () => {
    try {
      await session.call<typeof cancelJob>({ method: 'POST', path: '/BackgroundJob/jobs/:id/cancel', params: { id } });
      await refetchJobs(queries);
    } catch (error) {
      raiseFailure(error);
    }
  });
  return (
    <Button look="outlined" busy={busy} onClick={() => void cancel()}>
      Cancel
    </Button>
  );
}
