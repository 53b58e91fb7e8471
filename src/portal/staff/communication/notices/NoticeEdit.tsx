import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { notice, updateNotice } from '#contract/communication/notices.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { Unsaved } from '../../../kit/form/Unsaved.tsx';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page as PageFrame } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { NoticeInputs, sentOf, typedOf, type TypedNotice } from './NoticeInputs.tsx';

export function Page() {
  const session = useSession();
  const saved = useSaved();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<typeof notice>('/Notices/:id', { id });
  const [isChanged, setChanged] = useState(false);
  const correct = async (typed: TypedNotice) => {
    await session.call<typeof updateNotice>({ method: 'PUT', path: '/Notices/:id', params: { id }, body: sentOf(typed) });
    setChanged(false);
    await saved('The notice has been corrected');
    await navigate(COMMUNICATION.notices.to);
  };
  return (
    <PageFrame title="Correct a notice" crumbs={[COMMUNICATION.notices, { name: data?.title ?? 'Notice' }]}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={8} />}
      {data && <NoticeInputs key={data.id} opening={typedOf(data)} submitLabel="Save" onEdit={() => setChanged(true)} onSubmit={correct} />}
      {isChanged && <Unsaved />}
    </PageFrame>
  );
}
