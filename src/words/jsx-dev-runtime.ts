import { Fragment, jsxDEV as element } from 'react/jsx-dev-runtime';
import { translation } from './translation.ts';

/** What `jsx-runtime.ts` is, for `npm run dev`. */
export const jsxDEV: typeof element = (type, props, ...rest) =>
  element(type, translation ? translation.props(type, props) : props, ...rest);

export { Fragment };
