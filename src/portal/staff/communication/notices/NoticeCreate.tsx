import type { SectionAnswers } from '#catalogue/validate.ts';
import type { createNotice } from '#contract/communication/notices.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { usePortalData } from '../../../core/portalData.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';

export function NoticeCreate() {
  const session = useSession();
  const { today } = usePortalData();
  const { fullName = '' } = useSignedIn() ?? {};
  const save = async (body: SectionAnswers) => {
    await session.call<typeof createNotice>({ method: 'POST', path: '/Notices/create-notice', body });
    return COMMUNICATION.notices.to;
  };
  return (
    <FormPage
      title="Write a notice"
      crumbs={[COMMUNICATION.notices]}
      form="notice"
      isStored
      answers={{ startDate: today, senderName: fullName }}
      submitLabel="Publish"
      done="The notice has been written"
      save={save}
    />
  );
}
