/** The id of the element that a pointer's field is focused by. */
export const fieldId = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`;

export const helpId = (pointer: string): string => `${fieldId(pointer)}-help`;
export const errorId = (pointer: string): string => `${fieldId(pointer)}-error`;

const FOCUSABLE = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled])';

/** Focuses the field once it is drawn, opening the folded part of the page that it stands in. */
export function focusField(pointer: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(fieldId(pointer));
    const folded = element?.closest('[hidden]');
    if (folded) document.querySelector<HTMLElement>(`[aria-controls="${folded.id}"]`)?.click();
    requestAnimationFrame(() => focusWithin(element));
  });
}

/** Focuses an element, or the first control in it. */
export function focusWithin(element: HTMLElement | null): void {
  if (!element) return;
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE) ?? element;
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
