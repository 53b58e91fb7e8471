import { explainSection, type ExplainedField, type Rule } from '#catalogue/explaining/explainSection.ts';
import { anchorOf } from '#catalogue/explaining/search.ts';
import type { Programme } from '#catalogue/programme.ts';
import { Anchor, Part } from './Part.tsx';

export function SectionPart({ name, programme }: { readonly name: string; readonly programme: Programme }) {
  const { title, rules, fields } = explainSection(programme.sections[name]!);
  return (
    <Part anchor={anchorOf(name)} title={title}>
      <Rules rules={rules} />
      <Fields section={name} fields={fields} />
    </Part>
  );
}

const Fields = ({ section, fields }: { readonly section: string; readonly fields: readonly ExplainedField[] }) => (
  <ol className="p-fields">
    {fields.map((field) => (
      <Field key={field.pointer} section={section} field={field} />
    ))}
  </ol>
);

function Field({
  section,
  field: { name, pointer, title, rules, fields },
}: {
  readonly section: string;
  readonly field: ExplainedField;
}) {
  const anchor = anchorOf(section, pointer);
  return (
    <li className="p-field" id={anchor}>
      <div className="p-field__name">
        <strong>{title}</strong> <Anchor to={anchor} name={title} />
        <code>{name}</code>
      </div>
      <Rules rules={rules} />
      {fields.length > 0 && <Fields section={section} fields={fields} />}
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
