import type { Finding } from '../attack.ts';
import { signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { attemptsBy, roleNamed } from './attempts.ts';

/** Accounts of staff that pass for a candidate, for a student to come, or for somebody in the house. */
export async function names(target: Target): Promise<Finding[]> {
  const admin = await signIn(target, 'admin');
  const { browser, token } = admin;
  const roleId = await roleNamed(admin, 'lecturer');
  const { findings, attempt } = attemptsBy(admin, 'Somebody');
  const { data: types } = await browser.call('GET', '/api/StudentType/all-student-types?pageSize=100', { token });
  const templates = ((types?.rows ?? []) as { readonly matricTemplate?: string | null }[]).flatMap(
    ({ matricTemplate }) => matricTemplate ?? [],
  );
  const { digits, letters } = target.random;
  const given = {
    '{yyyy}': '2039',
    '{yy}': '39',
    '{dept}': letters(3),
    '{fac}': letters(3),
    '{type}': letters(2),
  };
  const numbers = templates.map((template) =>
    Object.entries(given)
      .reduce((name, [placeholder, value]) => name.replaceAll(placeholder, value), template)
      .replace(/\{seq(\d)\}/, (_, length: string) => digits(Number(length))),
  );
  target.note(`${numbers.length} templates of matric numbers were tried`);
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
