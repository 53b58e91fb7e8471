import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TakenBack, Undo } from '#contract/kit/upload.ts';
import { withThousands } from '#rules/money.ts';
import { useSession } from '../../session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { refetchJobs } from '../jobs/followsJobs.ts';
import { JobProgress } from '../jobs/JobProgress.tsx';
import { isUnderWay } from '../jobs/jobWords.ts';
import { useAction } from '../useAction.ts';
import { raiseFailure } from '../raiseFailure.ts';
import { RowTable } from './RowTable.tsx';
import type { UploadAddress } from './uploadAddress.ts';
import { useFollowed } from './useFollowed.ts';
import { useFreshList } from './useFreshList.ts';

interface UndoneUploadProps extends UploadAddress {
  readonly id: number;
}

/** An upload that is taken back, to what was spared and why; also after a reload. */
export function UndoneUpload({ id, at, page, list }: UndoneUploadProps) {
  const { data, error, refetch } = useFollowed<Undo>(`${at}/:id/undo`, id, ({ job }) => isUnderWay(job));
  useFreshList(at, Boolean(data?.report));
  if (error)
    return (
      <section className="sheet">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (!data)
    return (
      <section className="sheet">
        <LoadingState lines={4} label="What is taken back" />
      </section>
    );
  const { job, report } = data;
  if (job.state === 'done' && report) return <Outcome report={report} list={list} />;
  return (
    <JobProgress job={job} note={isUnderWay(job) ? undefined : 'What was taken back stays so.'}>
      {!isUnderWay(job) && <GoOn id={id} at={at} page={page} />}
    </JobProgress>
  );
}

function Outcome({
  report: { restored, removed, switchedOff, spared, rows },
  list,
}: { readonly report: TakenBack } & Pick<UploadAddress, 'list'>) {
  const facts = [
    ['Restored', restored],
    ['Removed', removed],
    ...(switchedOff > 0 ? [['Switched off', switchedOff] as const] : []),
    ['Spared', spared],
  ] as const;
  return (
    <section className="sheet" aria-label="This was taken back">
      <div role="status">
        <h2>This was taken back</h2>
        <dl className="facts facts--spaced">
          {facts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{withThousands(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {spared > 0 && (
        <RowTable
          caption={spared > rows.length ? `What was spared, the first ${rows.length}` : 'What was spared'}
          headings={['Who or what', 'Why']}
          rows={rows.map(({ row, cells, reason }) => ({ row, cells: [cells.filter(Boolean).join(', '), reason] }))}
        />
      )}
      <div className="actions">
        <Link className={buttonClass('primary')} to={list.to}>
          {list.name}
        </Link>
      </div>
    </section>
  );
}

function GoOn({ id, at, page }: Omit<UndoneUploadProps, 'list'>) {
  const session = useSession();
  const queries = useQueryClient();
  const [goOn, busy] = useAction(async () => {
    await session.call({ method: 'DELETE', path: `${at}/:id`, params: { id }, query: { page } } as never).then(
      () => refetchJobs(queries),
      (error: unknown) => raiseFailure(error),
    );
  });
  return (
    <Button intent="primary" busy={busy} onClick={() => void goOn()}>
      Go on
    </Button>
  );
}
