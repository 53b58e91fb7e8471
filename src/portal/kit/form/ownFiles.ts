import type { StudentFile } from '#contract/students/profiles.ts';
import type { FileStatus, NamedFile, Uploads } from '#form/file/uploads.ts';
import type { FormServices } from '#form/services.ts';
import { serverMessage } from '../../api/apiError.ts';
import { saveAs } from '../../api/saveAs.ts';
import type { Client } from '../../session/client.ts';
import { newId } from '../newId.ts';

type Calls = Pick<Client, 'download' | 'upload'>;

const FAILED = 'The file could not be sent. Please choose it again';

export type OwnFiles = Pick<
  FormServices,
  'fileNow' | 'loadUploads' | 'uploadPassport' | 'removePassport' | 'fileUrl'
> & {
  /** The same array while nothing changes. */
  arrived(): readonly NamedFile[];
};

/** What a signed-in person's form does with files: each is sent as it is chosen, and is theirs alone until a record names it. */
export function ownFiles({ download, upload }: Calls, before: readonly StudentFile[] = []): OwnFiles {
  const files = new Map<string, FileStatus>(before.map((file) => [file.id, { ...file, state: 'arrived' }]));
  let arrived: readonly NamedFile[] = before;
  const listeners = new Set<() => void>();
  const sending = new Map<string, AbortController>();
  const set = (id: string, status: FileStatus | undefined) => {
    if (status) files.set(id, status);
    else files.delete(id);
    arrived = [...files.values()].filter(({ state }) => state === 'arrived');
    for (const listener of listeners) listener();
  };
  const send = (
    purpose: 'passport' | 'evidence',
    id: string,
    file: Blob,
    name: string,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => upload<StudentFile>(`/Student/file?purpose=${purpose}&id=${id}`, file, name, onProgress, { signal });
  const urlOf = async (id: string) => URL.createObjectURL(await download(`/Student/file/${id}`));

  const uploads: Uploads = {
    standing: (id) => files.get(id) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send({ content, name, kind }, _, { replaces }) {
      const [id, leaving] = [newId(), new AbortController()];
      const facts = { id, name, kind, size: content.size, replaces };
      sending.set(id, leaving);
      set(id, { ...facts, state: 'sending', sent: 0, isWaiting: false });
      send(
        'evidence',
        id,
        content,
        name,
        (part) => set(id, { ...facts, state: 'sending', sent: Math.floor(part * content.size), isWaiting: false }),
        leaving.signal,
      )
        .then(
          (file) => {
            set(id, { ...file, state: 'arrived' });
            if (replaces) set(replaces, undefined);
          },
          (error: unknown) => {
            if (!leaving.signal.aborted) set(id, { ...facts, state: 'refused', reason: serverMessage(error, FAILED) });
          },
        )
        .finally(() => sending.delete(id));
      return id;
    },
    remove(id) {
      sending.get(id)?.abort();
      set(id, undefined);
    },
    pictureUrl: async (id) => (files.get(id)?.kind === 'pdf' || files.get(id)?.state !== 'arrived' ? null : urlOf(id)),
    open: async (id) => saveAs(await download(`/Student/file/${id}`), files.get(id)?.name ?? 'file'),
  };
  return {
    fileNow: (id) => arrived.find((file) => file.id === id),
    loadUploads: () => Promise.resolve(uploads),
    async uploadPassport(photo, onProgress, signal) {
      const file = await send('passport', newId(), photo, 'photograph.jpg', onProgress, signal);
      set(file.id, { ...file, state: 'arrived' });
      return file;
    },
    removePassport: () => Promise.resolve(),
    fileUrl: urlOf,
    arrived: () => arrived,
  };
}
