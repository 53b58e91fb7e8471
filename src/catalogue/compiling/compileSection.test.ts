import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../tests/support/answers.ts';
import { CONTEXT, jupeb, optionsOf, sectionOf } from '../jupeb.fixture.ts';
import { validateSection, type CompiledSection, type SchemaValidator } from '../validate.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { compileSection, sectionModule } from './compileSection.ts';

const RUNS = 2000;

async function imported(name: string): Promise<CompiledSection> {
  const code = sectionModule(jupeb.sections[name]!);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    section: SectionSchema;
    validate: SchemaValidator;
  };
  return { schema: module.section, validate: module.validate };
}

test.each(Object.keys(jupeb.sections))('the module of %s gives the verdict of the compiled section', async (name) => {
  const standalone = await imported(name);
  const compiled = sectionOf(name);
  expect(standalone.schema).toEqual(compiled.schema);
  fc.assert(
    fc.property(answersTo(compiled.schema, optionsOf, 0.1), (answers) => {
      expect(validateSection(standalone, answers, CONTEXT)).toEqual(validateSection(compiled, answers, CONTEXT));
    }),
    { numRuns: RUNS },
  );
});

test.each(Object.keys(jupeb.sections))('the module of %s needs no compiler and no other module', (name) => {
  const code = sectionModule(jupeb.sections[name]!);
  expect(code).not.toMatch(/\brequire\(|\bimport\b|new Function|\beval\(/);
});

test.each(Object.keys(jupeb.sections))('answers as %s asks for them are taken', (name) => {
  fc.assert(
    fc.property(answersTo(jupeb.sections[name]!, optionsOf, 0), (answers) => {
      expect(validateSection(sectionOf(name), answers, CONTEXT).errors).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a pattern that would stop a server is judged by neither, where an older version of a form has it', async () => {
  const town = { type: 'string', title: 'Town', pattern: '^(a+)+$' } as const;
  const code = { type: 'string', title: 'Code', pattern: '^[A-Z]{3}$' } as const;
  const schema: SectionSchema = { $id: 'old/one', title: 'One', type: 'object', properties: { town, code } };
  const answers = { town: `${'a'.repeat(64)}!`, code: 'abc' };
  expect(sectionModule(schema)).not.toContain('new RegExp("^(a+)+$"');
  const { errors } = validateSection(compileSection(schema), answers, CONTEXT);
  expect(errors.map(({ pointer }) => pointer)).toEqual(['/code']);
});
