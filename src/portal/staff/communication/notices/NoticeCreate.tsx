import { useNavigate } from 'react-router-dom';
import type { createNotice } from '#contract/communication/notices.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { usePortalData } from '../../../app/portalData.ts';
import { usePersistedAnswers } from '../../../kit/form/persistedAnswers.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { Page as PageFrame } from '../../../ui/Page.tsx';
import { NoticeInputs, sentOf, type TypedNotice } from './NoticeInputs.tsx';

/** What is typed is stored on the device until it is sent. */
export function Page() {
  const session = useSession();
  const saved = useSaved();
  const navigate = useNavigate();
  const { userName = '', fullName = '' } = useSignedIn() ?? {};
  const { opening, keep, forget } = usePersistedAnswers('notice', {}, userName);
  const blank: TypedNotice = { category: '', title: '', description: '', startDate: usePortalData().today, endDate: '', senderName: fullName };
  const create = async (typed: TypedNotice) => {
    await session.call<typeof createNotice>({ method: 'POST', path: '/Notices/create-notice', body: sentOf(typed) });
    forget();
    await saved('The notice has been written');
    await navigate(COMMUNICATION.notices.to);
  };
  return (
    <PageFrame title="Write a notice" crumbs={[COMMUNICATION.notices, { name: 'Write a notice' }]}>
      <NoticeInputs opening={{ ...blank, ...opening }} submitLabel="Publish" onEdit={keep} onSubmit={create} />
    </PageFrame>
  );
}
