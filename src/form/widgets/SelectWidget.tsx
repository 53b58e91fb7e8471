import { useMemo } from 'react';
import { schemaAt } from '#catalogue/pointer.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { FailedList } from '../lookups/FailedList.tsx';
import { OptionSelect } from '../lookups/OptionSelect.tsx';
import type { OptionList } from '../lookups/useOptions.ts';
import { useSection } from '../section/session.ts';
import { attributesOf } from './attributesOf.ts';
import type { WidgetProps } from './widget.ts';

export function SelectWidget(props: WidgetProps) {
  const section = useSection();
  const { field, pointer } = props;
  const written = useMemo(() => writtenList(field), [field]);
  const list = written ?? props.list;
  const choose = (answer: unknown) => {
    section.edit(pointer, answer);
    section.leave(pointer);
  };
  const parents = (field.lookupBy ?? []).map((name) => titleBeside(section.schema, pointer, name)).join(' and ');
  return (
    <>
      <OptionSelect
        {...attributesOf(props)}
        list={list}
        value={props.value}
        isNumber={field.type === 'integer'}
        placeholder="Select…"
        waitingText={`Choose ${parents} first`}
        onChoose={choose}
        onLeave={() => section.leave(pointer)}
      />
      <FailedList list={list} title={field.title} />
    </>
  );
}

const titleBeside = (schema: SectionSchema, pointer: string, name: string): string =>
  schemaAt(schema, pointer.slice(0, pointer.lastIndexOf('/')))?.properties?.[name]?.title ?? name;

const writtenList = ({ enum: answers }: FieldSchema): OptionList | undefined =>
  answers && {
    state: 'ready',
    options: answers.map((answer) => ({ id: answer as string | number, name: String(answer) })),
  };
