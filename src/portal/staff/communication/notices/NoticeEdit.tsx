import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Notice, notice, updateNotice } from '#contract/communication/notices.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { useSeenRevision } from '../../../kit/conflict/useSeenRevision.ts';
import { Unsaved } from '../../../kit/form/Unsaved.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page as PageFrame } from '../../../ui/Page.tsx';
import { NoticeInputs, sentOf, typedOf, type TypedNotice } from './NoticeInputs.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <Loaded<typeof notice> path="/Notices/:id" params={{ id }}>{(data) => <Correct key={id} notice={data} />}</Loaded>;
}

function Correct({ notice: opened }: { readonly notice: Notice }) {
  const session = useSession();
  const saved = useSaved();
  const navigate = useNavigate();
  const [isChanged, setChanged] = useState(false);
  const { seen } = useSeenRevision(opened);
  const { id, title } = opened;
  const correct = async (typed: TypedNotice) => {
    await session.call<typeof updateNotice>({ method: 'PUT', path: '/Notices/:id', params: { id }, query: { revision: seen }, body: sentOf(typed) });
    setChanged(false);
    await saved('The notice has been corrected');
    await navigate(COMMUNICATION.notices.to);
  };
  return (
    <PageFrame title="Correct a notice" crumbs={[COMMUNICATION.notices, { name: title }]}>
      <NoticeInputs opening={typedOf(opened)} submitLabel="Save" onEdit={() => setChanged(true)} onSubmit={correct} />
      {isChanged && <Unsaved />}
    </PageFrame>
  );
}
