import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Upload, UploadReport } from '#contract/kit/upload.ts';
import { withThousands } from '#rules/money.ts';
import { saveAs } from '../../api/saveAs.ts';
import { useSession } from '../../session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { refetchJobs } from '../jobs/followsJobs.ts';
import { JobProgress } from '../jobs/JobProgress.tsx';
import { isUnderWay } from '../jobs/jobWords.ts';
import { useSeeJob } from '../jobs/useSeeJob.ts';
import { useAction } from '../useAction.ts';
import { raiseFailure } from '../raiseFailure.ts';
import { Report } from './Report.tsx';
import type { UploadAddress } from './uploadAddress.ts';
import { useFollowed } from './useFollowed.ts';
import { useFreshList } from './useFreshList.ts';

interface StagedUploadProps extends Omit<UploadAddress, 'page'> {
  readonly id: number;
}

const jobOf = ({ trial, commit }: Upload) => commit ?? trial;

/** An upload from its trial to what was done, also after a reload and on another device of the same person. */
export function StagedUpload({ id, at, list }: StagedUploadProps) {
  const { data, error, refetch } = useFollowed<Upload>(`${at}/:id`, id, (upload) => isUnderWay(jobOf(upload)));
  if (error)
    return (
      <section className="sheet">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (!data)
    return (
      <section className="sheet">
        <LoadingState lines={4} label="The upload" />
      </section>
    );
  const job = jobOf(data);
  if (job.state === 'done' && data.report) return <Judged upload={data} report={data.report} at={at} list={list} />;
  return (
    <JobProgress job={job}>
      {!isUnderWay(job) && data.commit && (
        <>
          <p>What was written stays, until it is taken back.</p>
          <Commit id={id} at={at} label="Go on with the rows that are left" />
        </>
      )}
      {!isUnderWay(job) && !data.commit && <p>Please upload the file again.</p>}
    </JobProgress>
  );
}

interface JudgedProps extends Omit<StagedUploadProps, 'id'> {
  readonly upload: Upload;
  readonly report: UploadReport;
}

function Judged({ upload: { id, fileName, notes, trial, commit }, report, at, list }: JudgedProps) {
  const { created, refused, unknown } = report;
  const changed = report.changed + (report.asked?.count ?? 0);
  const isDone = commit !== null;
  const { id: jobId, isSeen } = commit ?? trial;
  const see = useSeeJob();
  useEffect(() => {
    if (!isSeen) void see(jobId);
  }, [isSeen, jobId, see]);
  useFreshList(at, isDone);
  return (
    <Report fileName={fileName} notes={notes} report={report} isDone={isDone}>
      {isDone || created + changed === 0 ? (
        <Link className={buttonClass('primary')} to={list.to}>
          {list.name}
        </Link>
      ) : (
        <Commit id={id} at={at} label={whatItDoes(created, changed)} />
      )}
      {refused + unknown > 0 && <MistakesFile id={id} at={at} />}
    </Report>
  );
}

const whatItDoes = (created: number, changed: number): string => {
  if (changed === 0) return `Create ${withThousands(created)}`;
  return created === 0
    ? `Change ${withThousands(changed)}`
    : `Create ${withThousands(created)}, change ${withThousands(changed)}`;
};

type OfUpload = Pick<StagedUploadProps, 'id' | 'at'>;

function Commit({ id, at, label }: OfUpload & { readonly label: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const [commit, busy] = useAction(async () => {
    await session.call({ method: 'POST', path: `${at}/:id/commit`, params: { id } } as never).then(
      () => refetchJobs(queries),
      (error: unknown) => raiseFailure(error),
    );
  });
  return (
    <Button intent="primary" busy={busy} onClick={() => void commit()}>
      {label}
    </Button>
  );
}

function MistakesFile({ id, at }: OfUpload) {
  const session = useSession();
  const [download, busy] = useAction(async () => {
    await session.download(`${at}/${id}/mistakes`).then(
      (file) => saveAs(file, file.name),
      (error: unknown) => raiseFailure(error),
    );
  });
  return (
    <Button look="outlined" icon={<Download />} busy={busy} onClick={() => void download()}>
      Download mistakes
    </Button>
  );
}
