import type { Finding } from '../attack.ts';
import { signIn, type SignedIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { attemptsBy, roleNamed } from './attempts.ts';

/** Accounts of staff that pass for a candidate, for a student to come, or for somebody in the house. */
export async function names(target: Target): Promise<Finding[]> {
  const admin = await signIn(target, 'admin');
  const roleId = await roleNamed(admin, 'lecturer');
  const { findings, attempt } = attemptsBy(admin, 'Somebody');
  const { digits, letters } = target.random;
  const given = {
    '{yyyy}': '2039',
    '{yy}': '39',
    '{dept}': letters(3),
    '{fac}': letters(3),
    '{type}': letters(2),
  };
  const numbers = (await matricTemplates(target, admin)).map((template) =>
    Object.entries(given)
      .reduce((name, [placeholder, value]) => name.replaceAll(placeholder, value), template)
      .replace(/\{seq(\d)\}/, (_, length: string) => digits(Number(length))),
  );
  const tried = [...numbers, `${digits(8)}AB`, `2039${digits(8)}cd`, 'bursar.', 'b-ursar', 'ADMIN_'];
  for (const userName of tried) {
    const email = `named.${letters(10)}@matricula.example`.toLowerCase();
    await attempt(`is called ${userName}`, 'POST', '/UserManagement/create-user', {
      surname: 'Attacked',
      firstname: 'Account',
      userName,
      email,
      roleId,
    });
  }
  return findings;
}

/** Those of the college's student types, and one that is new, since a young college has none yet. */
async function matricTemplates(target: Target, { browser, token }: SignedIn): Promise<string[]> {
  const path = '/api/StudentType/all-student-types';
  const mark = target.random.letters(4).toUpperCase();
  const matricTemplate = `${mark}/{yy}/{seq4}`;
  const body = { name: `Attack ${mark}`, matricTemplate };
  const list = async () => (await browser.call('GET', `${path}?pageSize=100`, { token })).data.rows;
  await browser.call('POST', path, { token, body: { name: body.name } });
  const made = (await list()).find(({ name }) => name === body.name);
  await browser.call('PUT', `${path}/${made?.id ?? 0}?revision=${made?.revision ?? 0}`, { token, body });
  const templates = (await list()).flatMap((type) => type.matricTemplate ?? []);
  if (!templates.includes(matricTemplate)) throw new Error('The template of the new student type is not listed');
  target.note(`${templates.length} templates of matric numbers were tried`);
  return templates;
}
