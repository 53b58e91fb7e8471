import type { Job } from '#contract/kit/jobs.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { FILE_LIFETIME_MS } from '#rules/lists/longFiles.ts';
import { raiseFailure } from '../../raiseFailure.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Download } from '../../../ui/icons.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { JobProgress } from '../../jobs/JobProgress.tsx';
import { isUnderWay } from '../../jobs/jobWords.ts';
import { useOwnJob } from '../../jobs/useOwnJob.ts';
import { useAction } from '../../useAction.ts';
import { takeFile } from './takeFile.ts';

interface ListFileProps {
  /** The job's. */
  readonly id: string;
  /** The contract's path of the list. */
  readonly path: string;
  readonly onClose: () => void;
}

/** A file that is made in the background, on the page of its list, to which the bell leads too. */
export function ListFile({ id, path, onClose }: ListFileProps) {
  const { data: job, error, refetch } = useOwnJob(id);
  const close = (
    <Button look="minimal" onClick={onClose}>
      Close
    </Button>
  );
  if (!job && !error)
    return (
      <section className="sheet job">
        <LoadingState lines={2} label="The file" />
      </section>
    );
  if (!job)
    return (
      <section className="sheet job">
        <ErrorState error={error!} onRetry={() => void refetch()} />
        <div className="actions">{close}</div>
      </section>
    );
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <JobProgress job={job} note={noteOf(job)}>
        {job.state === 'done' && <TakeFile id={id} path={path} />}
        {close}
      </JobProgress>
    </>
  );
}

/** What to do next, or by when. */
function noteOf(job: Job): string | undefined {
  if (isUnderWay(job)) return undefined;
  if (job.state !== 'done') return 'To make it again, choose it from Download again.';
  return `You can download it until ${displayMoment(new Date(Date.parse(job.finishedAt!) + FILE_LIFETIME_MS).toISOString())}.`;
}

function TakeFile({ id, path }: Pick<ListFileProps, 'id' | 'path'>) {
  const session = useSession();
  const [take, busy] = useAction(async () => {
    try {
      await takeFile(session, `${path}/file/${id}`);
    } catch (error) {
      raiseFailure(error, { title: 'Failed!', body: 'The file could not be had. Please try again' });
    }
  });
  return (
    <Button intent="primary" icon={<Download />} busy={busy} onClick={() => void take()}>
      Download the file
    </Button>
  );
}
