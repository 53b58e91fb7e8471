import { explainSection, type ExplainedField, type Rule } from '#catalogue/explaining/explainSection.ts';
import { anchorOf } from '#catalogue/explaining/search.ts';
import { fieldNamed, pointerParts } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { ListAnswers } from './ListAnswers.tsx';
import { Anchor, Part } from './Part.tsx';

export function SectionPart({ name, programme }: { readonly name: string; readonly programme: Programme }) {
  const { title, rules, fields } = explainSection(programme.sections[name]!);
  return (
    <Part anchor={anchorOf(name)} title={title}>
      <Rules rules={rules} />
      <Fields section={name} schema={programme.sections[name]!} fields={fields} />
    </Part>
  );
}

interface FieldsProps {
  readonly section: string;
  readonly schema: FieldSchema;
  readonly fields: readonly ExplainedField[];
}

const Fields = ({ fields, ...within }: FieldsProps) => (
  <ol className="p-fields">
    {fields.map((field) => (
      <Field key={field.pointer} {...within} field={field} />
    ))}
  </ol>
);

function Field({
  section,
  schema,
  field: { name, pointer, title, rules, fields },
}: Omit<FieldsProps, 'fields'> & { readonly field: ExplainedField }) {
  const anchor = anchorOf(section, pointer);
  return (
    <li className="p-field" id={anchor}>
      <div className="p-field__name">
        <strong>{title}</strong> <Anchor to={anchor} name={title} />
        <code>{name}</code>
      </div>
      <Rules rules={rules} />
      <ListAnswers lookup={fieldNamed(schema, pointerParts(pointer))?.lookup} />
      {fields.length > 0 && <Fields section={section} schema={schema} fields={fields} />}
    </li>
  );
}

function Rules({ rules }: { readonly rules: readonly Rule[] }) {
  if (rules.length === 0) return null;
  return (
    <ul className="p-rules">
      {rules.map(({ word, sentence, message }) => (
        <li key={word} className={word === 'required' && message ? 'p-must' : undefined}>
          {sentence}
          {message && <q className="p-told">{message.text}</q>}
          {message?.flag && (
            <span className="p-flag">
              and in the flag <q className="p-told">{message.flag}</q>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
