import type { WidgetProps } from './widget.ts';

/** `maxlength` is left out: a text that is too long is refused by a message, not cut while typing. */
export const attributesOf = ({ id, pointer, required, describedBy, error }: WidgetProps) => ({
  id,
  name: pointer.slice(1),
  required,
  'aria-describedby': describedBy,
  'aria-invalid': error !== undefined || undefined,
});
