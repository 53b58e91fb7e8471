import type { WidgetProps } from './widget.ts';

/** What every native control says of itself. The length is not enforced while typing: the message tells of it. */
export const attributesOf = ({ id, pointer, required, disabled, describedBy, error }: WidgetProps) => ({
  id,
  name: pointer.slice(1),
  required,
  disabled,
  'aria-describedby': describedBy,
  'aria-invalid': error !== undefined || undefined,
});
