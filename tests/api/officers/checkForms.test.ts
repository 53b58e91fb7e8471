import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryCheckout } from '../../support/temporaryCheckout.ts';
import { LONGEST_WAIT_MS, until } from '../../support/until.ts';

const PERSONAL = 'schemas/jupeb/personal-details.json';

/** `npm run check -- --forms` */
function check(root: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', '--forms'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

function edit(root: string, file: string, was: string, is: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(was);
  writeFileSync(
    join(root, file),
    text.replace(was, () => is),
  );
}

test('three mistakes are three messages, and what follows from right ones is made without a word', async () => {
  const root = temporaryCheckout();
  expect(check(root)).toEqual({ status: 0, said: 'The forms can be used as they are.\n' });

  edit(root, PERSONAL, '"title": "Personal Details"', '"title": “Personal Details”');
  edit(root, PERSONAL, '"title": "Faculty"', '"titel": "Faculty"');
  edit(root, 'flows/jupeb/flow.json', '"closes": "2027-08-31"', '"closes": "2026-08-31"');
  expect(check(root)).toEqual({
    status: 1,
    said: `3 mistakes in 2 files to correct:

flows/jupeb/flow.json:20 /programme/closes closes on 2026-08-31, before it opens on 2026-09-01.
${PERSONAL}:4 / cannot be read: “ is a curly quote, as word processors write it: write the straight one, ".
${PERSONAL}:31 /properties/jupebOptionId/titel 'titel' is not a word that can be used here. Did you mean 'title'?
`,
  });

  edit(root, PERSONAL, '“Personal Details”', '"Personal Details"');
  edit(root, PERSONAL, '"titel": "Faculty"', '"title": "School of choice"');
  edit(root, PERSONAL, '"title": "Middle name"', '"title": "First name"');
  edit(root, 'flows/jupeb/flow.json', '"closes": "2026-08-31"', '"closes": "2027-08-31"');
  expect(check(root)).toEqual({
    status: 0,
    said: `One thing to look at:

${PERSONAL}:17 /properties/middlename 'firstname' and 'middlename' have the same title, 'First name': applicants cannot tell them apart.

The forms can be used as they are.
`,
  });
  await until(
    'the texts of applicants are listed anew, without anybody asking for it',
    () => expect(readFileSync(join(root, 'docs/words.md'), 'utf8')).toContain('| School of choice |'),
    { longestMs: 2 * LONGEST_WAIT_MS },
  );
});
