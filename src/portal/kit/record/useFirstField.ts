import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { declaredSection } from '../form/declaredSection.ts';

const FIELD = ':is(input, select, textarea):not([type="hidden"], :disabled)';

/** The first field of a declared form within this element has the focus as soon as the form is there. */
export function useFirstField(form: string) {
  const around = useRef<HTMLDivElement>(null);
  const { data } = useQuery(declaredSection(form));
  useEffect(() => {
    if (data) around.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [data]);
  return around;
}
