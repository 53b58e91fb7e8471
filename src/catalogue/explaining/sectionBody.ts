import type { FormatName } from '#rules/formats.ts';
import type { Programme } from '../programme.ts';
import { MAPPINGS, type MappingName } from '../registry/mappings.ts';
import type { Answer, FieldSchema } from '../vocabulary.ts';
import { toWire } from '../wireShape.ts';
import { explainSection, type ExplainedField, type Rule } from './explainSection.ts';

type Json = Readonly<Record<string, unknown>>;

/** The body that saves a section, as the documentation of the API shows it: its questions, rules, messages and an example. */
export function sectionBody(programme: Programme, name: string): Json {
  const section = programme.sections[name]!;
  const binding = programme.endpoints.sections[name]!;
  const mapping = binding.mapping === undefined ? undefined : MAPPINGS[binding.mapping as MappingName];
  const explained = explainSection(section);
  const whose = WHOSE[binding.identifiedBy];
  return {
    type: 'object',
    title: explained.title,
    description: [
      ...explained.rules.map(ruleText),
      ...(mapping ? [`On the wire, ${mapping.meaning}: see the example.`] : []),
    ].join('\n\n'),
    properties: { [binding.identifiedBy]: whose, ...propertiesOf(section, explained.fields) },
    required: [binding.identifiedBy, ...requiredIn(section)],
    additionalProperties: false,
    examples: [{ [binding.identifiedBy]: whose.examples[0], ...toWire(programme, name, exampleOf(section) as Json) }],
  };
}

const WHOSE = {
  rrr: { type: 'string', description: 'The RRR of the invoice', examples: ['270012345678'] },
  applicantId: {
    type: 'string',
    description: "The applicant's id",
    examples: ['0b0e7a2c-6f0e-4a7e-9a53-0d5f0a3c1f11'],
  },
  ApplicantId: {
    type: 'string',
    description: "The applicant's id",
    examples: ['0b0e7a2c-6f0e-4a7e-9a53-0d5f0a3c1f11'],
  },
} as const;

const propertiesOf = ({ properties = {} }: FieldSchema, explained: readonly ExplainedField[]): Json =>
  Object.fromEntries(explained.map((field) => [field.name, fieldBody(properties[field.name]!, field)]));

function fieldBody(field: FieldSchema, { title, rules, fields }: ExplainedField): Json {
  const { type, enum: answers, const: only, items } = field;
  return {
    type,
    title,
    ...(rules.length > 0 && { description: rules.map(ruleText).join('\n\n') }),
    ...(answers && { enum: answers }),
    ...(only !== undefined && { const: only }),
    ...limitsOf(field),
    ...(type === 'object' && groupBody(field, fields)),
    ...(items && { items: items.properties ? { type: 'object', ...groupBody(items, fields) } : { type: items.type } }),
    examples: [exampleOf(field)],
  };
}

const groupBody = (group: FieldSchema, fields: readonly ExplainedField[]): Json => ({
  properties: propertiesOf(group, fields),
  required: requiredIn(group),
  additionalProperties: false,
});

/** What is asked on a condition need not be there. */
const requiredIn = ({ required = [], properties = {} }: FieldSchema): readonly string[] =>
  required.filter((name) => !properties[name]?.askedWhen);

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'] as const;

const limitsOf = (field: FieldSchema): Json =>
  Object.fromEntries(LIMITS.flatMap((word) => (field[word] === undefined ? [] : [[word, field[word]]])));

const ruleText = ({ sentence, message }: Rule): string =>
  `${sentence}.${message ? ` Otherwise: ‘${message.text}’` : ''}`;

const TEXTS: Readonly<Partial<Record<FormatName, string>>> = {
  date: '2006-03-14',
  uuid: '0b0e7a2c-6f0e-4a7e-9a53-0d5f0a3c1f11',
  email: 'ada.obi@example.com',
  phone: '08031234567',
  'any-phone': '+447700900123',
  'person-name': 'Ada',
  'full-name': 'Ada Obi',
  'jamb-number': '202630110663BD',
  digits: '1234',
};

/** An answer of the right kind; whether it can be chosen, the lists say. */
function exampleOf(field: FieldSchema): unknown {
  const { type, properties = {}, items, enum: answers, const: only, format, minItems = 1, minimum = 1 } = field;
  const given: Answer | undefined = only ?? answers?.[0];
  if (given !== undefined) return given;
  switch (type) {
    case 'array':
      return Array.from({ length: minItems }, () => (items ? exampleOf(items) : null));
    case 'string':
      return TEXTS[format as FormatName] ?? 'An answer'.slice(0, field.maxLength);
    case 'integer':
    case 'number':
      return minimum;
    case 'boolean':
      return true;
    default:
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([, { askedWhen }]) => !askedWhen)
          .map(([name, each]) => [name, exampleOf(each)]),
      );
  }
}
