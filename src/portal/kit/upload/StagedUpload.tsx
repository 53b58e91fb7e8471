import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Upload, UploadReport } from '#contract/kit/upload.ts';
import { withThousands } from '#rules/money.ts';
import { serverMessage } from '../../api/apiError.ts';
import { saveAs } from '../../api/saveAs.ts';
import { raiseFlag } from '../../app/flags.ts';
import { markTouched, refetchTouched } from '../../session/touched.ts';
import { useSession } from '../../session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { refetchJobs } from '../jobs/followsJobs.ts';
import { JobProgress } from '../jobs/JobProgress.tsx';
import { isUnderWay } from '../jobs/jobWords.ts';
import { useSeeJob } from '../jobs/useSeeJob.ts';
import { useAction } from '../useAction.ts';
import { FAILED } from '../useSaved.ts';
import { Report } from './Report.tsx';
import { useUpload } from './useUpload.ts';

interface StagedUploadProps {
  readonly id: number;
  /** The contract's path of the list. */
  readonly path: string;
  readonly list: { readonly name: string; readonly to: string };
}

/** An upload from its trial to what was done, also after a reload and on another device of the same person. */
export function StagedUpload({ id, path, list }: StagedUploadProps) {
  const { data, error, refetch } = useUpload(path, id);
  if (error) return <section className="sheet"><ErrorState message={error.message} onRetry={() => void refetch()} /></section>;
  if (!data) return <section className="sheet"><LoadingState lines={4} label="The upload" /></section>;
  const job = data.commit ?? data.trial;
  if (job.state === 'done' && data.report) return <Judged upload={data} report={data.report} path={path} list={list} />;
  return (
    <JobProgress job={job}>
      {!isUnderWay(job) && data.commit && <><p>What was written stays.</p><Commit id={id} path={path} label="Go on with the rows that are left" /></>}
      {!isUnderWay(job) && !data.commit && <p>Please upload the file again.</p>}
    </JobProgress>
  );
}

interface JudgedProps extends Omit<StagedUploadProps, 'id'> {
  readonly upload: Upload;
  readonly report: UploadReport;
}

function Judged({ upload: { id, fileName, trial, commit }, report, path, list }: JudgedProps) {
  const { created, changed, leftOut } = report;
  const isDone = commit !== null;
  const { id: jobId, isSeen } = commit ?? trial;
  const see = useSeeJob();
  useEffect(() => { if (!isSeen) void see(jobId); }, [isSeen, jobId, see]);
  useFreshList(path, isDone);
  return (
    <Report fileName={fileName} report={report} isDone={isDone}>
      {isDone || created + changed === 0
        ? <Link className={buttonClass('primary')} to={list.to}>{list.name}</Link>
        : <Commit id={id} path={path} label={whatItDoes(created, changed)} />}
      {leftOut > 0 && <MistakesFile id={id} path={path} />}
    </Report>
  );
}

const whatItDoes = (created: number, changed: number): string => {
  if (changed === 0) return `Create ${withThousands(created)}`;
  return created === 0 ? `Change ${withThousands(changed)}` : `Create ${withThousands(created)}, change ${withThousands(changed)}`;
};

/** What the page and later ones show of the list is old once the rows are written. */
function useFreshList(path: string, isDone: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDone) return;
    markTouched(queries, path);
    void refetchTouched(queries);
  }, [queries, path, isDone]);
}

interface OfUpload {
  readonly id: number;
  readonly path: string;
}

const fail = (error: unknown) => raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });

function Commit({ id, path, label }: OfUpload & { readonly label: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const [commit, busy] = useAction(async () => {
    await session.call({ method: 'POST', path: `${path}/upload/:id/commit`, params: { id } } as never).then(() => refetchJobs(queries), fail);
  });
  return <Button intent="primary" busy={busy} onClick={() => void commit()}>{label}</Button>;
}

function MistakesFile({ id, path }: OfUpload) {
  const session = useSession();
  const [download, busy] = useAction(async () => {
    await session.download(`${path}/upload/${id}/mistakes`).then((file) => saveAs(file, file.name), fail);
  });
  return <Button look="outlined" icon={<Download />} busy={busy} onClick={() => void download()}>Download mistakes</Button>;
}
