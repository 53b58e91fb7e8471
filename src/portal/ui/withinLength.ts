import type { ChangeEvent, ChangeEventHandler } from 'react';
import { charactersOf, isLonger } from '#rules/text/characters.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Limited<E extends TextElement> {
  readonly maxLength?: number | undefined;
  readonly onChange?: ChangeEventHandler<E> | undefined;
}

/** HTML's `maxlength` counts UTF-16 units, and would stop somebody who writes with tone marks at half as many letters. */
export function withinLength<E extends TextElement>({ maxLength, onChange }: Limited<E>): Pick<Limited<E>, 'onChange'> {
  if (maxLength === undefined) return { onChange };
  return {
    onChange: (event: ChangeEvent<E>) => {
      const element = event.currentTarget;
      if (isLonger(element.value, maxLength)) element.value = charactersOf(element.value).slice(0, maxLength).join('');
      onChange?.(event);
    },
  };
}
