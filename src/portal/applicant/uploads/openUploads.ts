import type { DocumentFacts, declareUpload, removeDocument, uploadStatus } from '#contract/admissions/documents.ts';
import type { Uploads } from '#form/file/uploads.ts';
import { ApiError } from '../../api/apiError.ts';
import { call, download, type CallOptions } from '../../api/call.ts';
import { saveAs } from '../../api/saveAs.ts';
import { sendBytes } from '../../api/upload.ts';
import type { Applicant } from '../session/useApplicant.ts';
import { createUploads } from './createUploads.ts';
import { deviceFiles } from './deviceFiles.ts';

interface UploadWorld {
  readonly applicant: Applicant;
  readonly applicantId: string;
  readonly schoolShortName: string;
  readonly arrived: readonly DocumentFacts[];
  onArrived(document: DocumentFacts): void;
}

export async function openUploads({
  applicant: { held, guarded },
  applicantId,
  schoolShortName,
  arrived,
  onArrived,
}: UploadWorld): Promise<Uploads> {
  const own: CallOptions = { token: held?.token };
  const uploads = createUploads({
    arrived,
    onArrived,
    pause,
    alone,
    device: deviceFiles(schoolShortName, applicantId),
    line: {
      declare: ({ id, name, kind, content, field }, signal) =>
        guarded(
          call<typeof declareUpload>(
            {
              method: 'PUT',
              path: '/UserDocument/upload/:id',
              params: { id },
              body: { section: field.section, field: field.pointer, name, kind, size: content.size },
            },
            { ...own, signal },
          ),
        ),
      sendPart: (id, offset, bytes, onSent, signal) =>
        guarded(sendBytes(`/UserDocument/upload/${id}?offset=${offset}`, bytes, { ...own, signal, onSent })),
    },
    ask: (id) =>
      guarded(
        call<typeof uploadStatus>({ method: 'GET', path: '/UserDocument/upload/:id', params: { id } }, own),
      ).catch(goneAsUndefined),
    takeBack: async (id) => {
      await guarded(call<typeof removeDocument>({ method: 'DELETE', path: '/UserDocument/:id', params: { id } }, own));
    },
    preview: (id) => download(`/UserDocument/${id}/preview`, own),
    open: async ({ id, name }, local) => saveAs(local ?? (await guarded(download(`/UserDocument/${id}`, own))), name),
  });
  await uploads.resume();
  return uploads;
}

function goneAsUndefined(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

const LONGEST_PAUSE_MS = 30_000;

function pause(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS));
    window.addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}

/** Two tabs with the same form send a file once, where the browser has locks. */
const alone = async (id: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(`upload/${id}`, work) : work();
