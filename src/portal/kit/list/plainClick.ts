import type { MouseEvent } from 'react';

/** It is followed inside the portal. A new tab or window is the browser's. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
