import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { useSection } from '../section/session.ts';
import { useLatest } from '../section/useLatest.ts';
import { useFormServices } from '../services.ts';
import type { FileStatus, Uploads } from './uploads.ts';

export interface FileOfField {
  /** Undefined while unknown, null without a file. */
  readonly status: FileStatus | null | undefined;
  readonly refusal: string | null;
  readonly uploads: Uploads | undefined;
  choose(file: File): void;
  remove(): void;
}

/** The answer is the file's id from the moment it is chosen. */
export function useFile(pointer: string, field: FieldSchema, value: unknown): FileOfField {
  const section = useSection();
  const id = typeof value === 'string' ? value : null;
  const [uploads, load] = useUploads(id !== null);
  const status = useStatus(uploads, id);
  const [refusal, setRefusal] = useState<string | null>(null);
  useJudgedOnArrival(status, () => section.leave(pointer));

  const answer = (next: string | undefined) => {
    section.edit(pointer, next);
    section.commit();
  };
  useEarlierAfterRefusal(status, (earlier, reason) => {
    setRefusal(`${reason}. ${KEPT}`);
    uploads!.remove(id!);
    answer(earlier);
  });
  const choose = async (file: File) => {
    setRefusal(null);
    try {
      const { uploads: ready, prepareFile } = await load();
      const chosen = await prepareFile(file, field);
      const goesOn =
        status?.state === 'elsewhere' && status.size === chosen.content.size && status.kind === chosen.kind;
      const replaces = earlierOf(id, status);
      if (id && !goesOn && id !== replaces) ready.remove(id);
      answer(
        ready.send(
          chosen,
          { section: nameOf(section.schema.$id), pointer },
          { unfinished: goesOn ? id! : undefined, replaces },
        ),
      );
    } catch (error) {
      setRefusal(error instanceof Error && error.name === 'FileRefusal' ? error.message : NOT_TAKEN);
    }
  };
  const remove = () => {
    setRefusal(null);
    if (id) uploads?.remove(id);
    answer(status?.state === 'sending' ? status.replaces : undefined);
  };
  return {
    status,
    refusal: refusal ?? (status?.state === 'refused' ? status.reason : null),
    uploads,
    choose: (file) => void choose(file),
    remove,
  };
}

const NOT_TAKEN = 'The file could not be taken. Please choose it again';

const KEPT = 'Your earlier file is kept';

/** What stands, and is to stand until another has arrived; one that is not known yet may. */
function earlierOf(id: string | null, status: FileStatus | null | undefined): string | undefined {
  if (id && (status === undefined || status?.state === 'arrived')) return id;
  return status?.state === 'sending' ? status.replaces : undefined;
}

/** A bad file leaves what it was to replace. */
function useEarlierAfterRefusal(
  status: FileStatus | null | undefined,
  restore: (earlier: string, reason: string) => void,
): void {
  const latest = useLatest(restore);
  useEffect(() => {
    if (status?.state === 'refused' && status.replaces) latest.current(status.replaces, status.reason);
  }, [status, latest]);
}

/** `certificates` of `higher-national-diploma/certificates`. */
const nameOf = (id: string) => id.slice(id.indexOf('/') + 1);

/** The form is drawn first; then the code is loaded, so that a file can be chosen without a line too. */
const AFTER_PAINT_MS = 1500;

/** A file may be dropped before the code is here, so callers await `load`. @param isWanted loads at once, to show a file */
function useUploads(isWanted: boolean) {
  const services = useFormServices();
  const [uploads, setUploads] = useState<Uploads>();
  const load = useCallback(async () => {
    const [loaded, { prepareFile }] = await Promise.all([services.loadUploads(), import('./prepareFile.ts')]);
    setUploads(loaded);
    return { uploads: loaded, prepareFile };
  }, [services]);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), isWanted ? 0 : AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [load, isWanted]);
  return [uploads, load] as const;
}

const NEVER = () => () => undefined;

function useStatus(uploads: Uploads | undefined, id: string | null): FileStatus | null | undefined {
  const subscribe = useCallback((listener: () => void) => (uploads ? uploads.subscribe(listener) : NEVER()), [uploads]);
  return useSyncExternalStore(subscribe, () => (id ? uploads?.standing(id) : null));
}

/** A mistake shown while a file is on its way is judged anew once it has arrived. */
function useJudgedOnArrival(status: FileStatus | null | undefined, judge: () => void): void {
  const before = useRef(status?.state);
  useEffect(() => {
    if (before.current === 'sending' && status?.state === 'arrived') judge();
    before.current = status?.state;
  });
}
