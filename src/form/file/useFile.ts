import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { useSection } from '../section/session.ts';
import { useFormServices } from '../services.ts';
import type { FileStatus, Uploads } from './uploads.ts';

export interface FileOfField {
  /** Undefined while it is not known, null without a file. */
  readonly standing: FileStatus | null | undefined;
  /** Why the file last chosen was not taken. */
  readonly refusal: string | null;
  readonly uploads: Uploads | undefined;
  choose(file: File): void;
  remove(): void;
}

/** The file of one field: chosen, on its way, there, removed. The answer is its id from the moment it is chosen. */
export function useFile(pointer: string, field: FieldSchema, value: unknown): FileOfField {
  const section = useSection();
  const id = typeof value === 'string' ? value : null;
  const [uploads, load] = useUploads(id !== null);
  const standing = useStanding(uploads, id);
  const [refusal, setRefusal] = useState<string | null>(null);
  useJudgedOnArrival(standing, () => section.leave(pointer));

  const answer = (next: string | undefined) => {
    section.edit(pointer, next);
    section.commit();
  };
  const choose = async (file: File) => {
    setRefusal(null);
    try {
      const { uploads: ready, prepareFile } = await load();
      const chosen = await prepareFile(file, field);
      const goesOn = standing?.state === 'elsewhere' && standing.size === chosen.content.size && standing.kind === chosen.kind;
      if (id && !goesOn) ready.remove(id);
      answer(ready.send(chosen, { section: nameOf(section.schema.$id), pointer }, goesOn ? standing.id : undefined));
    } catch (error) {
      setRefusal(error instanceof Error && error.name === 'FileRefusal' ? error.message : NOT_TAKEN);
    }
  };
  const remove = () => {
    setRefusal(null);
    if (id) uploads?.remove(id);
    answer(undefined);
  };
  return { standing, refusal: refusal ?? (standing?.state === 'refused' ? standing.reason : null), uploads, choose: (file) => void choose(file), remove };
}

const NOT_TAKEN = 'The file could not be taken. Please choose it again';

/** `certificates` of `higher-national-diploma/certificates`. */
const nameOf = (id: string) => id.slice(id.indexOf('/') + 1);

/** First the form is drawn; soon after, files can be taken without a line too. */
const AFTER_PAINT_MS = 1500;

/**
 * What judges and sends files, and a way to wait for it: a file may be dropped before it is here.
 * @param isWanted at once, to show a file
 */
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

function useStanding(uploads: Uploads | undefined, id: string | null): FileStatus | null | undefined {
  const subscribe = useCallback((listener: () => void) => (uploads ? uploads.subscribe(listener) : NEVER()), [uploads]);
  return useSyncExternalStore(subscribe, () => (id ? uploads?.standing(id) : null));
}

/** What was told of a file on its way is judged anew when it is there. */
function useJudgedOnArrival(standing: FileStatus | null | undefined, judge: () => void): void {
  const before = useRef(standing?.state);
  useEffect(() => {
    if (before.current === 'sending' && standing?.state === 'arrived') judge();
    before.current = standing?.state;
  });
}
