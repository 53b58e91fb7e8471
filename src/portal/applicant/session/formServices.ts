import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { UPLOADS } from '#catalogue/registry/lookups.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { DocumentFacts } from '#contract/admissions/documents.ts';
import { download, send } from '../../api/call.ts';
import { lookupOptions } from '../../api/lookupOptions.ts';
import { upload } from '../../api/upload.ts';
import { newId } from '../../kit/newId.ts';
import { isAnythingWaiting } from '../offline/waiting.ts';
import type { Applicant } from './useApplicant.ts';
import type { Uploads } from '#form/file/uploads.ts';
import type { FormServices } from '#form/services.ts';

interface FormWorld {
  readonly applicant: Applicant;
  readonly queries: QueryClient;
  readonly schoolShortName: string;
  /** The application's key in `queries`. */
  readonly key: QueryKey;
}

export function formServices({
  applicant,
  applicant: { held, guarded },
  queries,
  schoolShortName,
  key,
}: FormWorld): FormServices {
  const token = held?.token;
  const record = () => queries.getQueryData<ApplicationRecord>(key);
  const change = (part: Partial<ApplicationRecord>) =>
    queries.setQueryData<ApplicationRecord>(key, (before) => before && { ...before, ...part });
  const isWaiting = () => isAnythingWaiting(schoolShortName, held!.applicantId);
  const later = () => import('../offline/late.ts');
  const addDocument = (document: DocumentFacts) => change({ documents: [...(record()?.documents ?? []), document] });
  let uploads: Promise<Uploads> | undefined;
  const { loadOptions, optionsNow } = lookupOptions(
    queries,
    schoolShortName,
    (key) => record()?.retiredOptions?.filter(({ list }) => list === key) ?? [],
  );
  return {
    loadOptions,
    optionsNow: (lookup, parents) => (lookup === UPLOADS ? record()?.documents : optionsNow(lookup, parents)),
    fileNow: (id) => record()?.documents.find((document) => document.id === id),
    loadUploads: () =>
      (uploads ??= import('../uploads/openUploads.ts')
        .then(({ openUploads }) =>
          openUploads({
            applicant,
            schoolShortName,
            applicantId: record()!.applicantId,
            arrived: record()!.documents,
            onArrived: addDocument,
          }),
        )
        .catch((error: unknown) => {
          uploads = undefined;
          throw error;
        })),
    async uploadPassport(photo, onProgress, signal) {
      const id = newId();
      if (navigator.onLine)
        await guarded(
          upload(`/UserDocument/upload-passport?id=${id}`, photo, 'passport', { token, signal, onProgress }),
        );
      else await (await later()).sendPhotographLater(schoolShortName, held!.applicantId, { id, content: photo });
      change({ passport: id });
      addDocument({ id, name: 'photograph.jpg', kind: 'jpg', size: photo.size });
      return { id };
    },
    async removePassport() {
      const isGone = (await isWaiting()) && (await (await later()).dropPhotograph(schoolShortName, held!.applicantId));
      if (!isGone) await guarded(send('DELETE', '/UserDocument/passport', { token }));
      change({ passport: null });
    },
    fileUrl: (id) =>
      queries.fetchQuery({
        queryKey: ['file', id],
        queryFn: async () =>
          URL.createObjectURL(
            ((await isWaiting()) &&
              (await (await later()).waitingPhotograph(schoolShortName, held!.applicantId, id))) ||
              (await guarded(download(`/UserDocument/${id}`, { token }))),
          ),
        staleTime: Infinity,
        gcTime: Infinity,
      }),
  };
}
