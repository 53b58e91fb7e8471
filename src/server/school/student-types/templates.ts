import { keysOfTemplate } from '#rules/accountName.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mistakeAt } from '../../platform/problem.ts';
import type { Answers } from '../named.ts';
import { namesInTheWay, templateOf } from './sql.ts';

const NAMED = 5;

/** A number that is the name of somebody else's account is nobody's to be given. @throws Problem 422 with those accounts */
export async function refuseTemplateOfNames(
  db: Queryable,
  id: number,
  { matricTemplate }: Answers<'student-type'>,
): Promise<void> {
  if (!matricTemplate || (await templateOf(db, { id }))[0]?.matricTemplate === matricTemplate) return;
  const accounts = await namesInTheWay(db, { keys: keysOfTemplate(matricTemplate), limit: NAMED + 1 });
  if (accounts.length === 0) return;
  const names = accounts.slice(0, NAMED).map(({ userName }) => userName);
  const more = accounts.length > NAMED ? ' and others' : '';
  const message = `accounts have names that this template would give as numbers: ${names.join(', ')}${more}. Rename them first`;
  throw mistakeAt('/matricTemplate', message, 'Not saved!');
}
