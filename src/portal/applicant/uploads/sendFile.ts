import { LARGEST_PART, UNREADABLE } from '#rules/files.ts';
import type { UploadStatus } from '#contract/admissions/documents.ts';
import { ApiError } from '../../api/apiError.ts';
import type { DeviceFile } from './deviceFiles.ts';

/** Rejects with `ApiError`. */
export interface UploadLine {
  /** Begins an upload, or reports how far it has come. */
  declare(file: DeviceFile, signal: AbortSignal): Promise<UploadStatus>;
  sendPart(
    id: string,
    offset: number,
    bytes: Blob,
    onSent: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<UploadStatus>;
}

interface Watcher {
  readonly signal: AbortSignal;
  onSent(bytes: number): void;
  /** True when the line is gone, false when it is back. */
  onWaiting(isWaiting: boolean): void;
  pause(failures: number, signal: AbortSignal): Promise<void>;
}

const SMALLEST_PART = 32 * 1024;
const FIRST_PART = 128 * 1024;
const QUICK_MS = 1_500;
const SLOW_MS = 6_000;

/** A part fits a few seconds of the line: no more is ever sent twice. @throws ApiError when the server refuses it */
export async function sendFile(
  file: DeviceFile,
  line: UploadLine,
  { signal, onSent, onWaiting, pause }: Watcher,
): Promise<UploadStatus> {
  let progress: UploadStatus | undefined;
  let part = FIRST_PART;
  let failures = 0;
  while (!progress?.arrived) {
    try {
      progress ??= await line.declare(file, signal);
      const { received } = progress;
      onSent(received);
      if (progress.arrived) break;
      const begun = performance.now();
      const bytes = await read(file.content.slice(received, received + part));
      progress = await line.sendPart(file.id, received, bytes, (sent) => onSent(received + sent), signal);
      part = fitting(part, performance.now() - begun);
      if (failures > 0) onWaiting(false);
      failures = 0;
    } catch (error) {
      if (signal.aborted || isFinal(error, progress !== undefined)) throw error;
      progress = undefined;
      part = Math.max(SMALLEST_PART, part / 2);
      onWaiting(true);
      await pause(failures++, signal);
    }
  }
  return progress;
}

/** A file that is gone would fail in the browser as a line does that is down, and be waited for. @throws Error, with words for its person */
const read = async (part: Blob): Promise<Blob> =>
  new Blob([
    await part.arrayBuffer().catch(() => {
      throw new Error(UNREADABLE);
    }),
  ]);

function fitting(part: number, took: number): number {
  if (took < QUICK_MS) return Math.min(LARGEST_PART, part * 2);
  return took > SLOW_MS ? Math.max(SMALLEST_PART, part / 2) : part;
}

/** What no retry changes: a refusal or an ended login. A 409 to a part is a gap, so progress is asked for again. */
const isFinal = (error: unknown, isPart: boolean): boolean =>
  !(error instanceof ApiError) || FINAL.includes(error.status) || (error.status === 409 && !isPart);

const FINAL = [400, 401, 403, 413, 415, 422];
