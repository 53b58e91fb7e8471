import { useQuery } from '@tanstack/react-query';
import type { recentNotices } from '#contract/communication/notices.ts';
import { displayDate } from '#rules/displayDate.ts';
import { call } from '../../api/call.ts';
import { NoticeText } from '../../ui/NoticeText.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import '../sundry.css';

export interface NoticesProps {
  readonly category: 'Prospective Students' | 'Postgraduate';
}

export function Notices({ category }: NoticesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['notices', category],
    queryFn: ({ signal }) =>
      call<typeof recentNotices>({ method: 'GET', path: '/Notices/recent', query: { category } }, { signal }),
  });
  return (
    <section aria-labelledby="notices-title">
      <h2 className="part-title" id="notices-title">
        Notices
      </h2>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={3} label="Loading notices" />}
      {data?.length === 0 && <p>There is nothing to announce now.</p>}
      {data?.map(({ id, title, description, startDate, senderName }) => (
        <details key={id} className="portal__notice">
          <summary>{title}</summary>
          <p className="modal__by">
            {displayDate(startDate)} · {senderName}
          </p>
          <NoticeText html={description} />
        </details>
      ))}
    </section>
  );
}
