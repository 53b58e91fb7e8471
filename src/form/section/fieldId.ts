export const fieldId = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`;

export const helpId = (pointer: string): string => `${fieldId(pointer)}-help`;
export const errorId = (pointer: string): string => `${fieldId(pointer)}-error`;

const FOCUSABLE = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled])';

/** Waits until the field is drawn, and unfolds the part of the page that hides it. */
export function focusField(pointer: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(fieldId(pointer));
    const folded = element?.closest('[hidden], [data-folded]');
    if (folded) document.querySelector<HTMLElement>(`[aria-controls="${folded.id}"]`)?.click();
    requestAnimationFrame(() => focusWithin(element));
  });
}

export function focusWithin(element: HTMLElement | null): void {
  if (!element) return;
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
