import { createElement } from 'react';

/** Pixels. */
export const IconSize = { STANDARD: 16, LARGE: 20 };

/** We name no icon by a word: each is given as a component. */
export const Icons = { getPaths: () => undefined, load: () => Promise.resolve() };

export const IconNames = {};

export const SVGIconContainer = ({ children, className, color, size = IconSize.STANDARD, title }) =>
  createElement(
    'span',
    { className: `bp6-icon ${className ?? ''}`, 'aria-hidden': title ? undefined : true, title },
    createElement(
      'svg',
      {
        viewBox: '0 0 20 20',
        width: size,
        height: size,
        fill: 'none',
        stroke: color ?? 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        focusable: false,
      },
      children,
    ),
  );

const icon = (d) => (props) => createElement(SVGIconContainer, props, createElement('path', { d }));

export const ArrowDownIcon = icon('M10 4v12M5 11l5 5 5-5');
export const ArrowLeftIcon = icon('M16 10H4M9 5l-5 5 5 5');
export const ArrowRightIcon = icon('M4 10h12M11 5l5 5-5 5');
export const ArrowUpIcon = icon('M10 16V4M5 9l5-5 5 5');
export const CaretDownIcon = icon('M6 8l4 4 4-4');
export const CaretRightIcon = icon('M8 6l4 4-4 4');
export const ChevronDownIcon = icon('M5 8l5 5 5-5');
export const ChevronRightIcon = icon('M8 5l5 5-5 5');
export const ChevronUpIcon = icon('M5 12l5-5 5 5');
export const CrossIcon = icon('M5 5l10 10M15 5L5 15');
export const DoubleCaretVerticalIcon = icon('M6 8l4-4 4 4M6 12l4 4 4-4');
export const ErrorIcon = icon('M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 7v4M10 13.5v.1');
export const InfoSignIcon = icon('M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 9.5v4M10 6.5v.1');
export const KeyCommandIcon = icon(
  'M7 7h6v6H7zM7 7H5.5A1.5 1.5 0 1 1 7 5.5zM13 7V5.5A1.5 1.5 0 1 1 14.5 7zM13 13h1.5A1.5 1.5 0 1 1 13 14.5zM7 13v1.5A1.5 1.5 0 1 1 5.5 13z',
);
export const KeyControlIcon = icon('M5 11l5-5 5 5');
export const KeyDeleteIcon = icon('M8 5h9v10H8l-5-5zM10 8l4 4M14 8l-4 4');
export const KeyEnterIcon = icon('M16 5v6H5M8 8l-3 3 3 3');
export const KeyOptionIcon = icon('M3 5h4l6 10h4M12 5h5');
export const KeyShiftIcon = icon('M10 4l6 6h-3v6H7v-6H4z');
export const SmallCrossIcon = icon('M6.5 6.5l7 7M13.5 6.5l-7 7');
export const SmallTickIcon = icon('M6 10.5l3 3 5.5-6');
export const TickIcon = icon('M4 10.5l4 4 8-9');
export const WarningSignIcon = icon('M10 3l8 14H2zM10 8v4M10 14.6v.1');
