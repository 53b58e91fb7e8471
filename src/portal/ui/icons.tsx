import type { ReactNode } from 'react';

/** The few icons are drawn here: an icon set weighs more than the page it decorates. */
export const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg
        className="icon"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };

export const ArrowRight = icon(<path d="M4 10h12M11 5l5 5-5 5" />);
export const ArrowUp = icon(<path d="M10 16V4M5 9l5-5 5 5" />);
export const Cross = icon(<path d="M5 5l10 10M15 5L5 15" />);
export const Tick = icon(<path d="M4 10.5l4 4 8-9" />);
export const Warning = icon(<path d="M10 3l8 14H2zM10 8v4M10 14.6v.1" />);
export const Phone = icon(
  <path d="M4 3h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3c0 .6-.4 1-1 1A13 13 0 0 1 3 4c0-.6.4-1 1-1z" />,
);
export const Megaphone = icon(<path d="M3 8v4h3l7 4V4L6 8zM16 8a3 3 0 0 1 0 4" />);
export const Printer = icon(
  <path d="M6 7V3h8v4M6 14H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-2M6 12h8v5H6z" />,
);
export const Download = icon(<path d="M10 3v10M6 9l4 4 4-4M4 17h12" />);
export const Card = icon(<path d="M2.5 5.5h15v10h-15zM2.5 9h15M5.5 12.5h3" />);
export const Refresh = icon(<path d="M16 5v4h-4M4 15v-4h4M15.5 9A6 6 0 0 0 5 6.5M4.5 11A6 6 0 0 0 15 13.5" />);
