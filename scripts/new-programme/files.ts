import { VOCABULARY } from '#catalogue/upgrading/upgradeFlow.ts';
import { MAPPINGS } from '#catalogue/registry/mappings.ts';
import { fieldNamed } from '#catalogue/pointer.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { camel, pascal, underscored, type Answers } from './answers.ts';
import type { SharedSection } from './sharedSections.ts';
import { slipOf, type SharedGroups } from './slip.ts';

export function filesOf(
  answers: Answers,
  sections: readonly SharedSection[],
  catalogue: Catalogue,
  groups: SharedGroups,
): Record<string, unknown> {
  const { id, name } = answers;
  return {
    [`flows/${id}/flow.json`]: {
      $schema: '../flow.schema.json',
      vocabulary: VOCABULARY,
      programme: programmeOf(answers, catalogue),
      chart: chartOf(sections),
    },
    [`flows/${id}/endpoints.json`]: endpointsOf(id, sections),
    ...Object.fromEntries(
      sections.map((section, index) => [
        `schemas/${id}/${section.name}.json`,
        sectionOf(id, section, index === sections.length - 1),
      ]),
    ),
    [`schemas/${id}/slip.json`]: slipOf(name, sections, groups),
  };
}

function programmeOf(
  { id, name, summary, fee, opens, closes, card, nearest }: Answers,
  { programmes, byId }: Catalogue,
) {
  const word = underscored(id);
  const qualifications = byId(nearest)?.qualifications;
  return {
    applicationTypeId: Math.max(...programmes.map(({ applicationTypeId }) => applicationTypeId)) + 1,
    name,
    summary,
    card: card === 'none' ? null : { mode: word, ...(card === 'login' && { fixed: true }) },
    ...(qualifications && { qualifications }),
    routes: { login: `/${word}_login`, application: `/${word}_application`, preview: `/${word}_application/preview` },
    invoice: {
      label: name,
      description: `${name} Application`,
      amount: fee,
      generatePage: `/generate_${word}_invoice`,
      invoicePage: `/${word}_students_invoice`,
    },
    opens,
    closes,
  };
}

const FIRST_OF_SHARED_LOGIN = 'personalDetails';

function chartOf(sections: readonly SharedSection[]) {
  const states = sections.map(({ name }) => camel(name));
  const first = states[0]!;
  const login =
    first === FIRST_OF_SHARED_LOGIN
      ? { $ref: '../shared/login-by-rrr.json' }
      : {
          meta: { title: 'Login', description: 'By payment reference (RRR).' },
          on: { VERIFIED: [{ target: 'preview', guard: 'formCompleted' }, { target: first }] },
        };
  const shown = sections.map(
    ({ name, title }, index) =>
      [
        states[index]!,
        {
          meta: {
            section: name,
            title,
            hash: index === 0 ? '' : `section_${String.fromCharCode('a'.charCodeAt(0) + index)}`,
          },
          on: { SAVED: states[index + 1] ?? 'check', ...(index > 0 && { PREVIOUS: states[index - 1]! }) },
        },
      ] as const,
  );
  return {
    initial: 'invoice',
    states: {
      invoice: { $ref: '../shared/invoice.json' },
      login,
      ...Object.fromEntries(shown),
      check: { $ref: '../shared/check.json' },
      preview: { $ref: '../shared/preview.json' },
    },
  };
}

function endpointsOf(id: string, sections: readonly SharedSection[]) {
  const family = `/${pascal(id)}`;
  return {
    $schema: '../endpoints.schema.json',
    login: { method: 'POST', path: `${family}/login` },
    load: { method: 'GET', path: `${family}/application` },
    slip: { method: 'GET', path: `${family}/application-slip` },
    sections: Object.fromEntries(
      sections.map(({ name, action, schema }, index) => {
        const mapping = Object.entries(MAPPINGS).find(([, { reads }]) =>
          reads.every((path) => fieldNamed(schema, path.split('/'))),
        )?.[0];
        return [
          name,
          {
            method: 'POST',
            path: `${family}/${action}`,
            identifiedBy: index === 0 ? 'rrr' : 'applicantId',
            ...(mapping && { mapping }),
          },
        ];
      }),
    ),
  };
}

const sectionOf = (id: string, { name, declared, title }: SharedSection, isLast: boolean) => ({
  $schema: '../section.schema.json',
  $id: `${id}/${name}`,
  ...Object.fromEntries(Object.entries(declared).filter(([word]) => !['$schema', '$id', 'saved'].includes(word))),
  saved: {
    title: `Successfully updated ${title.replace(/[A-Z][a-z]+/g, (word) => word.toLowerCase())}`,
    body: isLast ? 'That would be all!' : 'You can now proceed to next step',
  },
});
