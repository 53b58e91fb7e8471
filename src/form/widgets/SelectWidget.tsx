import { use, useMemo } from 'react';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { FailedList } from '../lookups/FailedList.tsx';
import { OptionSelect } from '../lookups/OptionSelect.tsx';
import type { OptionList } from '../lookups/useOptions.ts';
import { GroupContext, useSection } from '../section/session.ts';
import { attributesOf } from './attributesOf.ts';
import type { WidgetProps } from './widget.ts';

export function SelectWidget(props: WidgetProps) {
  const section = useSection();
  const group = use(GroupContext);
  const { field, pointer } = props;
  const written = useMemo(() => writtenList(field), [field]);
  const list = written ?? props.list;
  const choose = (answer: unknown) => {
    section.edit(pointer, answer);
    section.leave(pointer);
  };
  const parents = (field.lookupBy ?? []).map((name) => group.properties?.[name]?.title ?? name).join(' and ');
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

const writtenList = ({ enum: answers }: FieldSchema): OptionList | undefined =>
  answers && {
    state: 'ready',
    options: answers.map((answer) => ({ id: answer as string | number, name: String(answer) })),
  };
