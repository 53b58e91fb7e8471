import type { ChosenFile, FileStatus, NamedFile, Uploads } from '../../src/form/file/uploads.ts';
import { PORTRAIT } from './portrait.ts';

export type StoryFile = FileStatus['state'] | 'waiting' | 'gone';

const SIZE = 1_258_291;

/** A file that is chosen stays half sent. */
export function storyUploads(state: StoryFile = 'arrived'): Uploads {
  const listeners = new Set<() => void>();
  const known = new Map<string, FileStatus | null>();
  const setStatus = (id: string, status: FileStatus | null) => {
    known.set(id, status);
    for (const listener of listeners) listener();
  };
  return {
    standing(id) {
      if (!known.has(id))
        known.set(id, statusOf({ id, name: 'birth-certificate.pdf', kind: 'pdf', size: SIZE }, state));
      return known.get(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(
      { name, kind, content }: ChosenFile,
      _field,
      { unfinished: id = '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f11', replaces },
    ) {
      setStatus(id, {
        id,
        name,
        kind,
        size: content.size,
        state: 'sending',
        sent: Math.round(content.size * 0.435),
        isWaiting: false,
        replaces,
      });
      return id;
    },
    remove: (id) => setStatus(id, null),
    pictureUrl: async (id) => (known.get(id)?.kind === 'pdf' ? null : PORTRAIT),
    open: async () => undefined,
  };
}

function statusOf(file: NamedFile, state: StoryFile): FileStatus | null {
  const sent = Math.round(file.size * 0.435);
  if (state === 'gone') return null;
  if (state === 'refused') return { ...file, state, reason: 'Invalid file type. Try again' };
  if (state === 'arrived') return { ...file, state };
  if (state === 'elsewhere') return { ...file, state, sent };
  return { ...file, state: 'sending', sent, isWaiting: state === 'waiting' };
}
