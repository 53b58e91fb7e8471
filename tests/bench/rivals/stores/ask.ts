import { answersOf, headersOf } from '../../store/shots.ts';
import type { Shot } from '../../store/load.ts';
import type { Json } from './contestant.ts';

/** Sends one request; answers the `data` of its reply. @throws the reply, when it is no success. */
export async function ask(port: number, { method, path, headers, body }: Shot): Promise<Json> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return (JSON.parse(text) as { data: Json }).data;
}

export const post = (port: number, path: string, token: string, body: unknown): Promise<Json> =>
  ask(port, { method: 'POST', path, headers: headersOf(token), body: JSON.stringify(body) });

/** What our own college knows of an applicant before the form is opened. */
const KNOWN = { lastname: 'Okafor', firstname: 'Adaeze', middlename: 'Ngozi', email: 'ada@example.com' };

/** One application for each passport, by `create`; answers what it answers of each. */
export async function fill<Id>(passports: readonly string[], create: (answers: Json) => Promise<Id>): Promise<Id[]> {
  const made: Id[] = [];
  for (const passport of passports) made.push(await create({ ...KNOWN, ...answersOf(passport, 0) }));
  return made;
}
