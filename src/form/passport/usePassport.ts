import { useEffect, useRef, useState } from 'react';
import { useSection } from '../section/session.ts';
import { useFormServices } from '../services.ts';

export interface PassportUpload {
  /** From 0 to 1 while a photograph is sent; null otherwise. */
  readonly progress: number | null;
  readonly refusal: string | null;
  send(file: Blob): void;
  cancel(): void;
  remove(): void;
}

/** The answer is the id under which the server stores the photograph. */
export function usePassport(pointer: string): PassportUpload {
  const section = useSection();
  const services = useFormServices();
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const answer = (id: string | undefined) => {
    section.edit(pointer, id);
    section.leave(pointer);
  };
  const send = async (file: Blob) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setRefusal(null);
    setProgress(0);
    try {
      const { preparePhoto } = await loadPreparing();
      const { id } = await services.uploadPassport(
        await preparePhoto(file),
        (part) => {
          if (!signal.aborted) setProgress(part);
        },
        signal,
      );
      if (!signal.aborted) answer(id);
    } catch (error) {
      if (!signal.aborted) setRefusal(hasMessage(error) ? error.message : FAILED);
    }
    if (running.current?.signal === signal) setProgress(null);
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };
  const remove = async () => {
    setRefusal(null);
    try {
      await services.removePassport();
      answer(undefined);
    } catch (error) {
      setRefusal(hasMessage(error) ? error.message : FAILED);
    }
  };
  return { progress, refusal, send: (file) => void send(file), cancel, remove: () => void remove() };
}

/** Nobody has a photograph to send before they have chosen one, so this code comes then. @throws Error without a message */
const loadPreparing = () =>
  import('./preparePhoto.ts').catch(() => {
    throw new Error();
  });

const FAILED = 'Something went wrong';

const hasMessage = (error: unknown): error is Error => error instanceof Error && error.message !== '';
