import { WRONG_TYPE } from '#rules/files.ts';
import { TooManyPixels, UnreadablePicture, UnusablePicture } from '../../platform/images/images.ts';
import { Problem } from '../../platform/problem.ts';

export const refused = (message: string) => new Problem(422, message, { title: 'Invalid Action!' });

export const submitted = () =>
  new Problem(409, 'This application has been submitted and can no longer be changed', { title: 'Invalid Action!' });

/** @throws Problem 422 for an unreadable picture; anything else as it is */
export function toRefusal(error: unknown): never {
  if (error instanceof UnreadablePicture) throw refused(WRONG_TYPE);
  throw error instanceof TooManyPixels || error instanceof UnusablePicture ? refused(error.message) : error;
}
