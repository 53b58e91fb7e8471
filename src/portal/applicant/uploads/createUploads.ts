import type { DocumentFacts, UploadStatus } from '#contract/admissions/documents.ts';
import type { UploadField, ChosenFile, FileStatus, NamedFile, Predecessor, Uploads } from '#form/file/uploads.ts';
import { ApiError } from '../../api/apiError.ts';
import { newId } from '../../kit/newId.ts';
import type { DeviceFile, DeviceFiles } from './deviceFiles.ts';
import { sendFile, type UploadLine } from './sendFile.ts';

export interface UploadParts {
  readonly device: DeviceFiles;
  readonly line: UploadLine;
  readonly arrived: readonly DocumentFacts[];
  onArrived(document: DocumentFacts): void;
  /** The status of a file that this device does not have; undefined when there is none. */
  ask(id: string): Promise<UploadStatus | undefined>;
  takeBack(id: string): Promise<void>;
  pause(failures: number, signal: AbortSignal): Promise<void>;
  alone(id: string, work: () => Promise<void>): Promise<void>;
  preview(id: string): Promise<Blob>;
  open(file: NamedFile, local: Blob | undefined): Promise<void>;
}

/** Files are sent one after the other, so that a bad line is not shared. */
export function createUploads(parts: UploadParts): Uploads & { resume(): Promise<void> } {
  const statuses = new Map<string, FileStatus | null | undefined>(
    parts.arrived.map((document) => [document.id, { ...document, state: 'arrived' }]),
  );
  const contents = new Map<string, Blob>();
  const pictures = new Map<string, Promise<string>>();
  const sending = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let queue = Promise.resolve();

  const setStatus = (id: string, status: FileStatus | null) => {
    statuses.set(id, status);
    for (const listener of listeners) listener();
  };

  async function send(file: DeviceFile): Promise<void> {
    const { id, signal, known, show } = begin(file);
    if (signal.aborted) return;
    try {
      let sent = 0;
      const last = await sendFile(file, parts.line, {
        signal,
        pause: parts.pause,
        onSent: (bytes) => {
          sent = bytes;
          show(sent, false);
        },
        onWaiting: (isWaiting) => show(sent, isWaiting),
      });
      parts.onArrived({ id, name: last.name, kind: last.kind, size: last.size });
      setStatus(id, { id, name: last.name, kind: last.kind, size: last.size, state: 'arrived' });
      if (file.replaces) forget(file.replaces);
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
      setStatus(id, { ...known, state: 'refused', reason: (error as Error).message });
      // After a reload it is refused again: whoever opens its field only then has the earlier file again, too.
      if (file.replaces) return;
    }
    await parts.device.remove(id);
  }

  function begin({ id, name, kind, content, replaces }: DeviceFile) {
    const { signal } = sending.get(id)!;
    const known = { id, name, kind, size: content.size, replaces };
    const show = (sent: number, isWaiting: boolean) => {
      if (!signal.aborted) setStatus(id, { ...known, state: 'sending', sent, isWaiting });
    };
    return { id, signal, known, show };
  }

  function enqueue(file: DeviceFile): void {
    if (sending.has(file.id)) return;
    sending.set(file.id, new AbortController());
    contents.set(file.id, file.content);
    begin(file).show(0, false);
    queue = queue
      .then(() => parts.alone(file.id, () => send(file)))
      .catch(() => undefined)
      .finally(() => sending.delete(file.id));
  }

  function forget(id: string): void {
    sending.get(id)?.abort();
    statuses.set(id, null);
    void parts.device.remove(id);
    void parts.takeBack(id).catch(() => undefined);
  }

  async function look(id: string): Promise<void> {
    statuses.set(id, undefined);
    try {
      const upload = await parts.ask(id);
      if (!statuses.get(id)) setStatus(id, upload ? statusElsewhere(upload) : null);
    } catch {
      statuses.delete(id);
    }
  }

  return {
    standing(id) {
      if (!statuses.has(id)) void look(id);
      return statuses.get(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send({ content, name, kind }: ChosenFile, field: UploadField, { unfinished: id = newId(), replaces }: Predecessor) {
      const file = { id, name, kind, field, content, replaces };
      void parts.device.put(file);
      enqueue(file);
      return id;
    },
    remove: forget,
    async pictureUrl(id) {
      const status = statuses.get(id);
      if (!status || status.kind === 'pdf') return null;
      const local = contents.get(id);
      if (!local && status.state !== 'arrived') return null;
      const made =
        pictures.get(id) ?? Promise.resolve(local ?? parts.preview(id)).then((picture) => URL.createObjectURL(picture));
      pictures.set(id, made);
      made.catch(() => pictures.delete(id));
      return made;
    },
    async open(id) {
      const status = statuses.get(id);
      if (status) await parts.open(status, contents.get(id));
    },
    async resume() {
      for (const file of await parts.device.all()) enqueue(file);
    },
  };
}

const statusElsewhere = ({ arrived, received, ...known }: UploadStatus): FileStatus =>
  arrived ? { ...known, state: 'arrived' } : { ...known, state: 'elsewhere', sent: received };
