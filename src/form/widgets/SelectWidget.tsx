import { use } from 'react';
import { FailedList } from '../lookups/FailedList.tsx';
import { OptionSelect } from '../lookups/OptionSelect.tsx';
import { GroupContext, useSection } from '../section/session.ts';
import { attributesOf } from './attributesOf.ts';
import type { WidgetProps } from './widget.ts';

/** One of a list, with what stands in its place while the list cannot be had. */
export function SelectWidget(props: WidgetProps) {
  const section = useSection();
  const group = use(GroupContext);
  const { list, field, pointer } = props;
  const choose = (answer: unknown) => {
    section.edit(pointer, answer);
    section.leave(pointer);
  };
  const parents = (field.lookupBy ?? []).map((name) => group.properties?.[name]?.title ?? name).join(' and ');
  return (
    <>
      <OptionSelect
        {...attributesOf(props)} list={list} value={props.value} isNumber={field.type === 'integer'}
        placeholder="Select…" waitingText={`Choose ${parents} first`} onChoose={choose} onLeave={() => section.leave(pointer)}
      />
      <FailedList list={list} title={field.title} />
    </>
  );
}
