export type { DefaultSVGIconProps, SVGIconProps } from './index.d.ts';

export type IconNextName = never;
export type NextIconVariant = never;
