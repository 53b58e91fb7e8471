import type { AriaAttributes, CSSProperties, DOMAttributes, HTMLAttributes, JSX, SVGAttributes } from 'react';

/** An icon is given to Blueprint as a component, never by a name. */
export type IconName = never;

export const enum IconSize {
  STANDARD = 16,
  LARGE = 20,
}

export type DefaultSVGIconAttributes = AriaAttributes &
  Omit<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'> &
  Pick<HTMLAttributes<Element>, 'id' | 'style' | 'tabIndex' | 'role'>;

type Attributes<T extends Element> = T extends SVGElement
  ? SVGAttributes<T>
  : T extends HTMLElement
    ? HTMLAttributes<T>
    : DefaultSVGIconAttributes;

export interface SVGIconOwnProps {
  className?: string;
  children?: never;
  color?: string;
  htmlTitle?: string;
  /** Pixels. */
  size?: number;
  style?: CSSProperties;
  tagName?: keyof JSX.IntrinsicElements | null;
  title?: string | false | null;
}

export type SVGIconProps<T extends Element = Element> = SVGIconOwnProps &
  Omit<Attributes<T>, 'children' | 'dangerouslySetInnerHTML' | keyof SVGIconOwnProps>;
export type DefaultSVGIconProps = SVGIconOwnProps & DefaultSVGIconAttributes;
