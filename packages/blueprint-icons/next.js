export { IconSize, SVGIconContainer as SvgIconContainerNext } from './index.js';

export const IconsNext = { getPaths: () => undefined, load: () => Promise.resolve() };
