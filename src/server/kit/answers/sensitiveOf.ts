import type { Programme } from '#catalogue/programme.ts';
import { isSensitive, sensitiveIn } from '#catalogue/sensitive.ts';
import type { Platform } from '../../platform/platform.ts';

/** Whether an answer is sensitive, by any version of the programme. @returns a test of paths without the numbers of rows */
export function sensitiveOf(
  { programmes }: Pick<Platform, 'programmes'>,
  programme: Programme,
): (path: string) => boolean {
  const paths = sensitiveIn([programme, ...programmes.all.filter(({ id }) => id === programme.id)]);
  return (path) => isSensitive(paths, path);
}
