import type { ApplicationRecord, submitApplication } from '#contract/admissions/applications.ts';
import { raiseFlag } from '../../core/flags.ts';
import { call } from '../../api/call.ts';
import { upload } from '../../api/upload.ts';
import { deviceStore } from '../drafts/deviceStore.ts';
import { sameInSection } from '../drafts/sameInSection.ts';
import type { ApplicationWorld } from '../session/applicationWorld.ts';
import { loadApplication } from '../session/loadApplication.ts';
import { fetchDeclaration, type DeliveredProgramme } from '../session/programmes.ts';
import { sendSection } from '../session/sendSection.ts';
import { sendWaiting, type OutboxStatus } from './outbox.ts';
import { waitingStore, type WaitingSave } from './waiting.ts';

let underWay: Promise<boolean> | undefined;

/** Runs once at a time. @returns whether the form has to be opened anew: a section was given back, or a submission sent or withheld @throws ApiError when line or login is gone */
export const emptyOutbox = (world: ApplicationWorld): Promise<boolean> =>
  (underWay ??= send(world).finally(() => {
    underWay = undefined;
  }));

async function send({
  programme,
  applicant,
  applicant: { held, guarded },
  queries,
  schoolShortName,
}: ApplicationWorld): Promise<boolean> {
  if (!held) return false;
  const store = waitingStore(schoolShortName, held.applicantId);
  const device = deviceStore(schoolShortName, held.applicantId);
  let loaded: { readonly application: ApplicationRecord; readonly declaration: DeliveredProgramme } | undefined;
  const { givenBack, submission } = await sendWaiting({
    store,
    async load(): Promise<OutboxStatus> {
      const application = await loadApplication(programme, applicant, queries);
      const declaration = await fetchDeclaration(queries, {
        id: application.programmeId,
        version: application.version,
      });
      loaded = { application, declaration };
      return {
        saved: application.answers,
        drafts: application.drafts,
        revision: application.revision,
        isSubmitted: application.formCompleted,
      };
    },
    isSame: (section, a, b) => sameInSection(loaded!.declaration, section, a, b),
    sendPhotograph: async ({ id, content }) => {
      await guarded(
        upload(`/UserDocument/upload-passport?id=${id}`, content, 'passport', {
          token: held.token,
          onProgress: () => undefined,
        }),
      );
    },
    save: (section, answers) => sendSection({ ...loaded!, applicant, section, answers }),
    typed: async (section) => (await device.read(section))?.data,
    submit: async (revision) => {
      await guarded(
        call<typeof submitApplication>(
          { method: 'POST', path: '/Application/submit', body: { revision } },
          { token: held.token },
        ),
      );
    },
    giveBack: (save, status, apart) =>
      new Promise((resolve) => {
        device.write(asDraft(save, status, apart, loaded!.application.version), resolve);
      }),
  });
  if (givenBack.length > 0)
    raiseFlag({
      title: 'Please look again',
      body: 'Something that waited on this device was not taken as it was. It is kept in the form.',
      intent: 'warning',
    });
  else if (submission === 'withheld')
    raiseFlag({
      title: 'Please check again',
      body: 'Your application was not submitted: its answers were changed after you checked them.',
      intent: 'warning',
    });
  else raiseFlag({ title: 'Sent', body: 'What waited on this device has reached the college.', intent: 'success' });
  return givenBack.length > 0 || submission !== undefined;
}

/** A revision that the server never has, so that both versions are shown side by side. */
const APART = -1;

const asDraft = ({ section, answers }: WaitingSave, { drafts }: OutboxStatus, apart: boolean, version: string) => ({
  version,
  section,
  data: answers,
  synced: false,
  savedAt: new Date().toISOString(),
  baseRevision: apart ? APART : (drafts[section]?.revision ?? 0),
});
